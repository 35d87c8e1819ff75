// ISO 4217: code, symbol, native symbol, name, decimal digits, rounding.
const rows = `
aed|AED|د.إ.‏|United Arab Emirates Dirham|2|0
afn|Af|؋|Afghan Afghani|0|0
all|ALL|Lek|Albanian Lek|0|0
amd|AMD|դր.|Armenian Dram|0|0
aoa|AOA|Kz|Angolan Kwanza|2|0
ars|AR$|$|Argentine Peso|2|0
aud|AU$|$|Australian Dollar|2|0
azn|man.|ман.|Azerbaijani Manat|2|0
bam|KM|KM|Bosnia-Herzegovina Convertible Mark|2|0
bdt|Tk|৳|Bangladeshi Taka|2|0
bgn|BGN|лв.|Bulgarian Lev|2|0
bhd|BD|د.ب.‏|Bahraini Dinar|3|0
bif|FBu|FBu|Burundian Franc|0|0
bnd|BN$|$|Brunei Dollar|2|0
bob|Bs|Bs|Bolivian Boliviano|2|0
brl|R$|R$|Brazilian Real|2|0
bwp|BWP|P|Botswanan Pula|2|0
byn|Br|руб.|Belarusian Ruble|2|0
bzd|BZ$|$|Belize Dollar|2|0
cad|CA$|$|Canadian Dollar|2|0
cdf|CDF|FrCD|Congolese Franc|2|0
chf|CHF|CHF|Swiss Franc|2|0.05
clp|CL$|$|Chilean Peso|0|0
cny|CN¥|CN¥|Chinese Yuan|2|0
cop|CO$|$|Colombian Peso|0|0
crc|₡|₡|Costa Rican Colón|0|0
cve|CV$|CV$|Cape Verdean Escudo|2|0
czk|Kč|Kč|Czech Republic Koruna|2|0
djf|Fdj|Fdj|Djiboutian Franc|0|0
dkk|Dkr|kr|Danish Krone|2|0
dop|RD$|RD$|Dominican Peso|2|0
dzd|DA|د.ج.‏|Algerian Dinar|2|0
eek|Ekr|kr|Estonian Kroon|2|0
egp|EGP|ج.م.‏|Egyptian Pound|2|0
ern|Nfk|Nfk|Eritrean Nakfa|2|0
etb|Br|Br|Ethiopian Birr|2|0
eur|€|€|Euro|2|0
gbp|£|£|British Pound Sterling|2|0
gel|GEL|GEL|Georgian Lari|2|0
ghs|GH₵|GH₵|Ghanaian Cedi|2|0
gmd|D|D|Gambian Dalasi|2|0
gnf|FG|FG|Guinean Franc|0|0
gtq|GTQ|Q|Guatemalan Quetzal|2|0
hkd|HK$|$|Hong Kong Dollar|2|0
hnl|HNL|L|Honduran Lempira|2|0
hrk|kn|kn|Croatian Kuna|2|0
huf|Ft|Ft|Hungarian Forint|0|0
idr|Rp|Rp|Indonesian Rupiah|0|0
ils|₪|₪|Israeli New Sheqel|2|0
inr|Rs|₹|Indian Rupee|2|0
iqd|IQD|د.ع.‏|Iraqi Dinar|0|0
irr|IRR|﷼|Iranian Rial|0|0
irt|IRT|تومان|Iranian Toman|0|0
isk|Ikr|kr|Icelandic Króna|0|0
jmd|J$|$|Jamaican Dollar|2|0
jod|JD|د.أ.‏|Jordanian Dinar|3|0
jpy|¥|￥|Japanese Yen|0|0
kes|Ksh|Ksh|Kenyan Shilling|2|0
khr|KHR|៛|Cambodian Riel|2|0
kmf|CF|FC|Comorian Franc|0|0
krw|₩|₩|South Korean Won|0|0
kwd|KD|د.ك.‏|Kuwaiti Dinar|3|0
kzt|KZT|тңг.|Kazakhstani Tenge|2|0
lbp|LB£|ل.ل.‏|Lebanese Pound|0|0
lkr|SLRs|SL Re|Sri Lankan Rupee|2|0
ltl|Lt|Lt|Lithuanian Litas|2|0
lvl|Ls|Ls|Latvian Lats|2|0
lyd|LD|د.ل.‏|Libyan Dinar|3|0
mad|MAD|د.م.‏|Moroccan Dirham|2|0
mdl|MDL|MDL|Moldovan Leu|2|0
mga|MGA|MGA|Malagasy Ariary|0|0
mkd|MKD|MKD|Macedonian Denar|2|0
mmk|MMK|K|Myanma Kyat|0|0
mnt|MNT|₮|Mongolian Tugrig|0|0
mop|MOP$|MOP$|Macanese Pataca|2|0
mur|MURs|MURs|Mauritian Rupee|0|0
mwk|K|K|Malawian Kwacha|2|0
mxn|MX$|$|Mexican Peso|2|0
myr|RM|RM|Malaysian Ringgit|2|0
mzn|MTn|MTn|Mozambican Metical|2|0
nad|N$|N$|Namibian Dollar|2|0
ngn|₦|₦|Nigerian Naira|2|0
nio|C$|C$|Nicaraguan Córdoba|2|0
nok|Nkr|kr|Norwegian Krone|2|0
npr|NPRs|नेरू|Nepalese Rupee|2|0
nzd|NZ$|$|New Zealand Dollar|2|0
omr|OMR|ر.ع.‏|Omani Rial|3|0
pab|B/.|B/.|Panamanian Balboa|2|0
pen|S/.|S/.|Peruvian Nuevo Sol|2|0
php|₱|₱|Philippine Peso|2|0
pkr|PKRs|₨|Pakistani Rupee|0|0
pln|zł|zł|Polish Zloty|2|0
pyg|₲|₲|Paraguayan Guarani|0|0
qar|QR|ر.ق.‏|Qatari Rial|2|0
ron|RON|RON|Romanian Leu|2|0
rsd|din.|дин.|Serbian Dinar|0|0
rub|RUB|₽.|Russian Ruble|2|0
rwf|RWF|FR|Rwandan Franc|0|0
sar|SR|ر.س.‏|Saudi Riyal|2|0
sdg|SDG|SDG|Sudanese Pound|2|0
sek|Skr|kr|Swedish Krona|2|0
sgd|S$|$|Singapore Dollar|2|0
sos|Ssh|Ssh|Somali Shilling|0|0
syp|SY£|ل.س.‏|Syrian Pound|0|0
thb|฿|฿|Thai Baht|2|0
tjs|TJS|с.|Tajikistani Somoni|2|0
tnd|DT|د.ت.‏|Tunisian Dinar|3|0
top|T$|T$|Tongan Paʻanga|2|0
try|₺|₺|Turkish Lira|2|0
ttd|TT$|$|Trinidad and Tobago Dollar|2|0
twd|NT$|NT$|New Taiwan Dollar|2|0
tzs|TSh|TSh|Tanzanian Shilling|0|0
uah|₴|₴|Ukrainian Hryvnia|2|0
ugx|USh|USh|Ugandan Shilling|0|0
usd|$|$|US Dollar|2|0
uyu|$U|$|Uruguayan Peso|2|0
uzs|UZS|UZS|Uzbekistan Som|0|0
vef|Bs.F.|Bs.F.|Venezuelan Bolívar|2|0
vnd|₫|₫|Vietnamese Dong|0|0
xaf|FCFA|FCFA|CFA Franc BEAC|0|0
xof|CFA|CFA|CFA Franc BCEAO|0|0
xpf|₣|₣|CFP Franc|0|0
yer|YR|ر.ي.‏|Yemeni Rial|0|0
zar|R|R|South African Rand|2|0
zmk|ZK|ZK|Zambian Kwacha|0|0
zwl|ZWL$|ZWL$|Zimbabwean Dollar|0|0
`

export const currencies = rows
  .trim()
  .split("\n")
  .map((line) => {
    const [code = "", symbol = "", symbol_native = "", name = "", digits, rounding] = line.split("|")
    return { code, symbol, symbol_native, name, decimal_digits: Number(digits), rounding: Number(rounding) }
  })
