// ISO 3166: alpha-2, alpha-3, number, name, display name.
const rows = `
ad|and|020|ANDORRA|Andorra
ae|are|784|UNITED ARAB EMIRATES|United Arab Emirates
af|afg|004|AFGHANISTAN|Afghanistan
ag|atg|028|ANTIGUA AND BARBUDA|Antigua and Barbuda
ai|aia|660|ANGUILLA|Anguilla
al|alb|008|ALBANIA|Albania
am|arm|051|ARMENIA|Armenia
ao|ago|024|ANGOLA|Angola
aq|ata|010|ANTARCTICA|Antarctica
ar|arg|032|ARGENTINA|Argentina
as|asm|016|AMERICAN SAMOA|American Samoa
at|aut|040|AUSTRIA|Austria
au|aus|036|AUSTRALIA|Australia
aw|abw|533|ARUBA|Aruba
ax|ala|248|ÅLAND ISLANDS|Åland Islands
az|aze|031|AZERBAIJAN|Azerbaijan
ba|bih|070|BOSNIA AND HERZEGOVINA|Bosnia and Herzegovina
bb|brb|052|BARBADOS|Barbados
bd|bgd|050|BANGLADESH|Bangladesh
be|bel|056|BELGIUM|Belgium
bf|bfa|854|BURKINA FASO|Burkina Faso
bg|bgr|100|BULGARIA|Bulgaria
bh|bhr|048|BAHRAIN|Bahrain
bi|bdi|108|BURUNDI|Burundi
bj|ben|204|BENIN|Benin
bl|blm|652|SAINT BARTHÉLEMY|Saint Barthélemy
bm|bmu|060|BERMUDA|Bermuda
bn|brn|096|BRUNEI DARUSSALAM|Brunei Darussalam
bo|bol|068|BOLIVIA|Bolivia
bq|bes|535|BONAIRE, SINT EUSTATIUS AND SABA|Bonaire, Sint Eustatius and Saba
br|bra|076|BRAZIL|Brazil
bs|bhs|044|BAHAMAS|Bahamas
bt|btn|064|BHUTAN|Bhutan
bv|bvd|074|BOUVET ISLAND|Bouvet Island
bw|bwa|072|BOTSWANA|Botswana
by|blr|112|BELARUS|Belarus
bz|blz|084|BELIZE|Belize
ca|can|124|CANADA|Canada
cc|cck|166|COCOS (KEELING) ISLANDS|Cocos (Keeling) Islands
cd|cod|180|CONGO, THE DEMOCRATIC REPUBLIC OF THE|Congo, the Democratic Republic of the
cf|caf|140|CENTRAL AFRICAN REPUBLIC|Central African Republic
cg|cog|178|CONGO|Congo
ch|che|756|SWITZERLAND|Switzerland
ci|civ|384|COTE D'IVOIRE|Cote D'Ivoire
ck|cok|184|COOK ISLANDS|Cook Islands
cl|chl|152|CHILE|Chile
cm|cmr|120|CAMEROON|Cameroon
cn|chn|156|CHINA|China
co|col|170|COLOMBIA|Colombia
cr|cri|188|COSTA RICA|Costa Rica
cu|cub|192|CUBA|Cuba
cv|cpv|132|CAPE VERDE|Cape Verde
cw|cuw|531|CURAÇAO|Curaçao
cx|cxr|162|CHRISTMAS ISLAND|Christmas Island
cy|cyp|196|CYPRUS|Cyprus
cz|cze|203|CZECH REPUBLIC|Czech Republic
de|deu|276|GERMANY|Germany
dj|dji|262|DJIBOUTI|Djibouti
dk|dnk|208|DENMARK|Denmark
dm|dma|212|DOMINICA|Dominica
do|dom|214|DOMINICAN REPUBLIC|Dominican Republic
dz|dza|012|ALGERIA|Algeria
ec|ecu|218|ECUADOR|Ecuador
ee|est|233|ESTONIA|Estonia
eg|egy|818|EGYPT|Egypt
eh|esh|732|WESTERN SAHARA|Western Sahara
er|eri|232|ERITREA|Eritrea
es|esp|724|SPAIN|Spain
et|eth|231|ETHIOPIA|Ethiopia
fi|fin|246|FINLAND|Finland
fj|fji|242|FIJI|Fiji
fk|flk|238|FALKLAND ISLANDS (MALVINAS)|Falkland Islands (Malvinas)
fm|fsm|583|MICRONESIA, FEDERATED STATES OF|Micronesia, Federated States of
fo|fro|234|FAROE ISLANDS|Faroe Islands
fr|fra|250|FRANCE|France
ga|gab|266|GABON|Gabon
gb|gbr|826|UNITED KINGDOM|United Kingdom
gd|grd|308|GRENADA|Grenada
ge|geo|268|GEORGIA|Georgia
gf|guf|254|FRENCH GUIANA|French Guiana
gg|ggy|831|GUERNSEY|Guernsey
gh|gha|288|GHANA|Ghana
gi|gib|292|GIBRALTAR|Gibraltar
gl|grl|304|GREENLAND|Greenland
gm|gmb|270|GAMBIA|Gambia
gn|gin|324|GUINEA|Guinea
gp|glp|312|GUADELOUPE|Guadeloupe
gq|gnq|226|EQUATORIAL GUINEA|Equatorial Guinea
gr|grc|300|GREECE|Greece
gs|sgs|239|SOUTH GEORGIA AND THE SOUTH SANDWICH ISLANDS|South Georgia and the South Sandwich Islands
gt|gtm|320|GUATEMALA|Guatemala
gu|gum|316|GUAM|Guam
gw|gnb|624|GUINEA-BISSAU|Guinea-Bissau
gy|guy|328|GUYANA|Guyana
hk|hkg|344|HONG KONG|Hong Kong
hm|hmd|334|HEARD ISLAND AND MCDONALD ISLANDS|Heard Island And Mcdonald Islands
hn|hnd|340|HONDURAS|Honduras
hr|hrv|191|CROATIA|Croatia
ht|hti|332|HAITI|Haiti
hu|hun|348|HUNGARY|Hungary
id|idn|360|INDONESIA|Indonesia
ie|irl|372|IRELAND|Ireland
il|isr|376|ISRAEL|Israel
im|imn|833|ISLE OF MAN|Isle Of Man
in|ind|356|INDIA|India
io|iot|086|BRITISH INDIAN OCEAN TERRITORY|British Indian Ocean Territory
iq|irq|368|IRAQ|Iraq
ir|irn|364|IRAN, ISLAMIC REPUBLIC OF|Iran, Islamic Republic of
is|isl|352|ICELAND|Iceland
it|ita|380|ITALY|Italy
je|jey|832|JERSEY|Jersey
jm|jam|388|JAMAICA|Jamaica
jo|jor|400|JORDAN|Jordan
jp|jpn|392|JAPAN|Japan
ke|ken|404|KENYA|Kenya
kg|kgz|417|KYRGYZSTAN|Kyrgyzstan
kh|khm|116|CAMBODIA|Cambodia
ki|kir|296|KIRIBATI|Kiribati
km|com|174|COMOROS|Comoros
kn|kna|659|SAINT KITTS AND NEVIS|Saint Kitts and Nevis
kp|prk|408|KOREA, DEMOCRATIC PEOPLE'S REPUBLIC OF|Korea, Democratic People's Republic of
kr|kor|410|KOREA, REPUBLIC OF|Korea, Republic of
kw|kwt|414|KUWAIT|Kuwait
ky|cym|136|CAYMAN ISLANDS|Cayman Islands
kz|kaz|398|KAZAKHSTAN|Kazakhstan
la|lao|418|LAO PEOPLE'S DEMOCRATIC REPUBLIC|Lao People's Democratic Republic
lb|lbn|422|LEBANON|Lebanon
lc|lca|662|SAINT LUCIA|Saint Lucia
li|lie|438|LIECHTENSTEIN|Liechtenstein
lk|lka|144|SRI LANKA|Sri Lanka
lr|lbr|430|LIBERIA|Liberia
ls|lso|426|LESOTHO|Lesotho
lt|ltu|440|LITHUANIA|Lithuania
lu|lux|442|LUXEMBOURG|Luxembourg
lv|lva|428|LATVIA|Latvia
ly|lby|434|LIBYA|Libya
ma|mar|504|MOROCCO|Morocco
mc|mco|492|MONACO|Monaco
md|mda|498|MOLDOVA, REPUBLIC OF|Moldova, Republic of
me|mne|499|MONTENEGRO|Montenegro
mf|maf|663|SAINT MARTIN (FRENCH PART)|Saint Martin (French part)
mg|mdg|450|MADAGASCAR|Madagascar
mh|mhl|584|MARSHALL ISLANDS|Marshall Islands
mk|mkd|807|NORTH MACEDONIA|North Macedonia
ml|mli|466|MALI|Mali
mm|mmr|104|MYANMAR|Myanmar
mn|mng|496|MONGOLIA|Mongolia
mo|mac|446|MACAO|Macao
mp|mnp|580|NORTHERN MARIANA ISLANDS|Northern Mariana Islands
mq|mtq|474|MARTINIQUE|Martinique
mr|mrt|478|MAURITANIA|Mauritania
ms|msr|500|MONTSERRAT|Montserrat
mt|mlt|470|MALTA|Malta
mu|mus|480|MAURITIUS|Mauritius
mv|mdv|462|MALDIVES|Maldives
mw|mwi|454|MALAWI|Malawi
mx|mex|484|MEXICO|Mexico
my|mys|458|MALAYSIA|Malaysia
mz|moz|508|MOZAMBIQUE|Mozambique
na|nam|516|NAMIBIA|Namibia
nc|ncl|540|NEW CALEDONIA|New Caledonia
ne|ner|562|NIGER|Niger
nf|nfk|574|NORFOLK ISLAND|Norfolk Island
ng|nga|566|NIGERIA|Nigeria
ni|nic|558|NICARAGUA|Nicaragua
nl|nld|528|NETHERLANDS|Netherlands
no|nor|578|NORWAY|Norway
np|npl|524|NEPAL|Nepal
nr|nru|520|NAURU|Nauru
nu|niu|570|NIUE|Niue
nz|nzl|554|NEW ZEALAND|New Zealand
om|omn|512|OMAN|Oman
pa|pan|591|PANAMA|Panama
pe|per|604|PERU|Peru
pf|pyf|258|FRENCH POLYNESIA|French Polynesia
pg|png|598|PAPUA NEW GUINEA|Papua New Guinea
ph|phl|608|PHILIPPINES|Philippines
pk|pak|586|PAKISTAN|Pakistan
pl|pol|616|POLAND|Poland
pm|spm|666|SAINT PIERRE AND MIQUELON|Saint Pierre and Miquelon
pn|pcn|612|PITCAIRN|Pitcairn
pr|pri|630|PUERTO RICO|Puerto Rico
ps|pse|275|PALESTINIAN TERRITORY, OCCUPIED|Palestinian Territory, Occupied
pt|prt|620|PORTUGAL|Portugal
pw|plw|585|PALAU|Palau
py|pry|600|PARAGUAY|Paraguay
qa|qat|634|QATAR|Qatar
re|reu|638|REUNION|Reunion
ro|rom|642|ROMANIA|Romania
rs|srb|688|SERBIA|Serbia
ru|rus|643|RUSSIAN FEDERATION|Russian Federation
rw|rwa|646|RWANDA|Rwanda
sa|sau|682|SAUDI ARABIA|Saudi Arabia
sb|slb|090|SOLOMON ISLANDS|Solomon Islands
sc|syc|690|SEYCHELLES|Seychelles
sd|sdn|729|SUDAN|Sudan
se|swe|752|SWEDEN|Sweden
sg|sgp|702|SINGAPORE|Singapore
sh|shn|654|SAINT HELENA|Saint Helena
si|svn|705|SLOVENIA|Slovenia
sj|sjm|744|SVALBARD AND JAN MAYEN|Svalbard and Jan Mayen
sk|svk|703|SLOVAKIA|Slovakia
sl|sle|694|SIERRA LEONE|Sierra Leone
sm|smr|674|SAN MARINO|San Marino
sn|sen|686|SENEGAL|Senegal
so|som|706|SOMALIA|Somalia
sr|sur|740|SURINAME|Suriname
ss|ssd|728|SOUTH SUDAN|South Sudan
st|stp|678|SAO TOME AND PRINCIPE|Sao Tome and Principe
sv|slv|222|EL SALVADOR|El Salvador
sx|sxm|534|SINT MAARTEN|Sint Maarten
sy|syr|760|SYRIAN ARAB REPUBLIC|Syrian Arab Republic
sz|swz|748|SWAZILAND|Swaziland
tc|tca|796|TURKS AND CAICOS ISLANDS|Turks and Caicos Islands
td|tcd|148|CHAD|Chad
tf|atf|260|FRENCH SOUTHERN TERRITORIES|French Southern Territories
tg|tgo|768|TOGO|Togo
th|tha|764|THAILAND|Thailand
tj|tjk|762|TAJIKISTAN|Tajikistan
tk|tkl|772|TOKELAU|Tokelau
tl|tls|626|TIMOR LESTE|Timor Leste
tm|tkm|795|TURKMENISTAN|Turkmenistan
tn|tun|788|TUNISIA|Tunisia
to|ton|776|TONGA|Tonga
tr|tur|792|TURKEY|Turkey
tt|tto|780|TRINIDAD AND TOBAGO|Trinidad and Tobago
tv|tuv|798|TUVALU|Tuvalu
tw|twn|158|TAIWAN, PROVINCE OF CHINA|Taiwan, Province of China
tz|tza|834|TANZANIA, UNITED REPUBLIC OF|Tanzania, United Republic of
ua|ukr|804|UKRAINE|Ukraine
ug|uga|800|UGANDA|Uganda
um|umi|581|UNITED STATES MINOR OUTLYING ISLANDS|United States Minor Outlying Islands
us|usa|840|UNITED STATES|United States
uy|ury|858|URUGUAY|Uruguay
uz|uzb|860|UZBEKISTAN|Uzbekistan
va|vat|336|HOLY SEE (VATICAN CITY STATE)|Holy See (Vatican City State)
vc|vct|670|SAINT VINCENT AND THE GRENADINES|Saint Vincent and the Grenadines
ve|ven|862|VENEZUELA|Venezuela
vg|vgb|092|VIRGIN ISLANDS, BRITISH|Virgin Islands, British
vi|vir|850|VIRGIN ISLANDS, U.S.|Virgin Islands, U.S.
vn|vnm|704|VIET NAM|Viet Nam
vu|vut|548|VANUATU|Vanuatu
wf|wlf|876|WALLIS AND FUTUNA|Wallis and Futuna
ws|wsm|882|SAMOA|Samoa
xk|xkx|900|KOSOVO|Kosovo
ye|yem|887|YEMEN|Yemen
yt|myt|175|MAYOTTE|Mayotte
za|zaf|710|SOUTH AFRICA|South Africa
zm|zmb|894|ZAMBIA|Zambia
zw|zwe|716|ZIMBABWE|Zimbabwe
`

export const countries = rows
  .trim()
  .split("\n")
  .map((line) => {
    const [iso_2 = "", iso_3 = "", num_code = "", name = "", display_name = ""] = line.split("|")
    return { iso_2, iso_3, num_code, name, display_name }
  })
