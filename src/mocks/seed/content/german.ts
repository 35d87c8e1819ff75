/** German texts of the demo store, by the English title or name. */
export const germanProducts: Readonly<Record<string, readonly [title: string, subtitle: string, description: string]>> =
  {
    "Harbor Tee": [
      "T-Shirt Hafen",
      "Schwere Baumwolle, gerader Schnitt",
      "Ein T-Shirt mit etwas Gewicht. Auch nach der fünfzigsten Wäsche bleibt es in Form, und der Kragen bleibt, wo er hingehört.",
    ],
    "Sailing Shirt": [
      "Segelshirt",
      "Lange Ärmel, viele Streifen",
      "Rundum gestreift, damit man Sie auf dem Wasser gut sieht. Der U-Boot-Ausschnitt passt mühelos über nasse Haare.",
    ],
    "Fjord Hoodie": [
      "Kapuzenpulli Fjord",
      "Innen angeraut",
      "Warm, aber nicht dick. Die Kapuze ist tief genug für Regen, die Tasche breit genug für zwei kalte Hände.",
    ],
    "Island Sweater": [
      "Inselpullover",
      "Fest gestrickt, mit gemusterter Passe",
      "Für alle, die gern die Ärmel hochschieben. Die Passe ist in einem Stück gestrickt, und die Bündchen bleiben, wo sie sollen.",
    ],
    "Porch Cardigan": [
      "Strickjacke Veranda",
      "Zopfmuster und Hornknöpfe",
      "Für die Stunde nach Sonnenuntergang, in der noch niemand hineingehen will. Mit tiefen Taschen und einem Kragen, der sich schließen lässt.",
    ],
    "Dune Overshirt": [
      "Hemdjacke Düne",
      "Halb Hemd, halb Jacke",
      "Im Mai über dem T-Shirt, im November unter dem Mantel. Zwei Taschen, kein Futter und ein Kragen zum Hochstellen.",
    ],
    "Quay Raincoat": [
      "Regenmantel Kai",
      "Verschweißte Nähte, tiefe Kapuze",
      "Für die Übergangszeit. Regen perlt ab, Wind bleibt draußen, und der Mantel lässt sich in der eigenen Tasche verstauen.",
    ],
    "Ridge Vest": [
      "Weste Grat",
      "Gesteppt, klein verpackt",
      "Warm, wo es darauf ankommt, und frei, wo Sie sich bewegen. In der Tasche wartet sie, bis der Nachmittag kühl wird.",
    ],
    "Workday Pants": [
      "Hose Werktag",
      "Weites Bein, hoher Bund",
      "Eine Hose, die schön fällt und den ganzen Tag bequem bleibt. Der Stoff ist dicht genug für den Winter und knittert auch im Zug nicht.",
    ],
    "Garden Shorts": [
      "Gartenshorts",
      "Kordelzug, zwei tiefe Taschen",
      "Zum Knien gemacht und auch sonst zu allem zu gebrauchen. In die Taschen passt eine Gartenschere oder ein Buch.",
    ],
    "Lighthouse Beanie": [
      "Mütze Leuchtturm",
      "Merino, gerippt",
      "Passt unter jede Kapuze und in jede Tasche. Sie wärmt, ohne zu kratzen, denn die Wolle ist feiner, als man denkt.",
    ],
    "Pier Scarf": [
      "Schal Seebrücke",
      "Zwei Meter Lammwolle",
      "Lang genug, um ihn zweimal zu wickeln. Gewebt von einer Familie, die seit drei Generationen nichts anderes macht.",
    ],
    "Sunday Socks": [
      "Sonntagssocken",
      "Dicke Sohle, weicher Bund",
      "Sie rutschen nicht und hinterlassen keinen Abdruck. In jedem Paar stecken zwei, die zusammenpassen; das schafft nicht jede Schublade.",
    ],
    "Morning Mug": [
      "Morgentasse",
      "Fasst 350 ml",
      "Eine Tasse, die gut in der Hand liegt und den Tee warm hält, bis die Seite zu Ende gelesen ist. Spülmaschinenfest.",
    ],
    "Round Teapot": [
      "Runde Teekanne",
      "Für vier Tassen",
      "Gießt, ohne einen Tropfen zu verschütten. Der Deckel bleibt sitzen, auch bei der letzten Tasse.",
    ],
    "Long Table Carafe": [
      "Karaffe Lange Tafel",
      "Mit zwei Gläsern",
      "Aus etwas Schönem schmeckt Wasser besser. Und sollte der Korken einmal hineinfallen: Er schwimmt.",
    ],
    "Soup Bowls": [
      "Suppenschalen",
      "Dreierset, stapelbar",
      "Sie passen ineinander. Tief genug für Suppe, weit genug für Salat und länger warm, als Sie hungrig sind.",
    ],
    "Fern Plates": [
      "Teller Farn",
      "Viererset, von Hand bemalt",
      "Kein Blatt ist zweimal gleich gemalt. Gut genug für den Ofen und für Gäste.",
    ],
    "Bread Board": [
      "Brotbrett",
      "Eiche, mit Schlaufe zum Aufhängen",
      "Groß genug für einen ganzen Laib, leicht genug, um es an den Tisch zu tragen. Die Maserung sieht man, die Spuren des Messers bald auch.",
    ],
    "Salt and Pepper Mills": [
      "Salz- und Pfeffermühle",
      "Zweierset",
      "Die große ist für Pfeffer. Innen Keramik, außen Buche und nirgends eine Batterie.",
    ],
    "Nap Cushion": [
      "Kissen Mittagsschlaf",
      "45 mal 45 cm",
      "Fest genug für den Rücken, weich genug für den Kopf. Der Bezug ist abnehmbar und maschinenwaschbar.",
    ],
    "Sofa Blanket": [
      "Sofadecke",
      "130 mal 180 cm, mit Fransen",
      "Warm wie Wolle, denn sie ist aus Wolle. Groß genug für zwei, die sich mögen.",
    ],
    "Evening Candle": [
      "Abendkerze",
      "Zeder und Feige, 45 Stunden",
      "Duftet nach einem Wochenende auf dem Land. Sie brennt gleichmäßig ab, und aus dem Glas wird danach ein Trinkglas.",
    ],
    "Narrow Vase": [
      "Schmale Vase",
      "Für drei Stiele",
      "Mit engem Hals, damit auch wenige Blumen nach viel aussehen. Auf der Scheibe gedreht, jede ein wenig anders.",
    ],
    "Table Pendant": [
      "Pendelleuchte Tafel",
      "Von Hand gedrückt, 40 cm",
      "Tief über den Tisch gehängt, versammelt sie alle in einem Kreis aus Licht.",
    ],
    "Balcony Planter": [
      "Balkontopf",
      "Mit Untersetzer, 24 cm",
      "Außen unglasiert, innen glasiert. Die Wurzeln atmen, und die Fensterbank bleibt trocken.",
    ],
    "Market Tote": [
      "Markttasche",
      "Fasst den Wocheneinkauf",
      "Segeltuch, das von selbst steht, und Henkel, die über einen Mantel passen. Leer lässt sie sich flach falten, aber leer ist sie selten.",
    ],
    "Day Backpack": [
      "Tagesrucksack",
      "18 Liter",
      "Für einen Tag, einen Laptop und einen nassen Schirm. Der Rücken ist gepolstert, und die Träger verrutschen nicht.",
    ],
    "Friday Weekender": [
      "Reisetasche Freitag",
      "Passt unter den Sitz vor Ihnen",
      "Zwei Tage, drei Hemden, ein gutes Paar Schuhe. Sie öffnet sich weit, damit sich am Boden nichts versteckt.",
    ],
    "Front Pocket Wallet": [
      "Schmale Geldbörse",
      "Platz für sechs Karten und etwas Bargeld",
      "So dünn, dass man sie vergisst, und so dick, dass man sie wiederfindet. Das Leder wird mit der Zeit dunkler.",
    ],
    "Jetty Sneakers": [
      "Sneaker Steg",
      "Segeltuch auf Naturkautschuk",
      "Schuhe, die man reparieren lassen kann: Die Sohlen sind genäht, nicht geklebt. Barfuß hineinschlüpfen und zum See gehen.",
    ],
    "Storm Umbrella": [
      "Sturmschirm",
      "Klappt um und wieder zurück",
      "Acht Streben aus Fiberglas. Klappt der Wind ihn um, klappt ein Griff ihn zurück, und nichts geht kaputt.",
    ],
    "Travel Bottle": [
      "Reiseflasche",
      "Ein halber Liter, isoliert",
      "Hält einen Tag lang kalt und einen halben Tag heiß. Der Deckel schließt mit einer Vierteldrehung und läuft in der Tasche nicht aus.",
    ],
    "Station Watch": [
      "Bahnhofsuhr",
      "Zwei Zeiger und eine kleine Sekunde",
      "Auf einen Blick abzulesen, gerade wenn es darauf ankommt. Das Armband lässt sich ohne Werkzeug wechseln.",
    ],
    "Daily Notebook": [
      "Tagesnotizbuch",
      "A5, mit Bleistift",
      "Für Besprechungen, an die man sich erinnern will. Mit Seitenzahlen, Inhaltsverzeichnis und einem Lesebändchen, das nicht ausfranst.",
    ],
    "Quiet Headphones": [
      "Kopfhörer Stille",
      "30 Stunden Akku, flach faltbar",
      "Sie blenden das Büro aus und lassen Ihren Namen trotzdem durch. Die Polster lassen sich austauschen, der Akku auch.",
    ],
    "Dome Lamp": [
      "Kuppelleuchte",
      "Dimmt auf Berührung",
      "Licht auf der Seite, Dämmerung im Raum. Sie merkt sich, wie Sie es mögen.",
    ],
    "Meeting Clock": [
      "Besprechungsuhr",
      "Lautlos, 30 cm",
      "Alle sehen, wie viel Zeit noch bleibt. Besprechungen enden pünktlich, oder könnten es zumindest.",
    ],
    "Swivel Stool": [
      "Drehhocker",
      "Buchenbeine, gepolsterter Sitz",
      "Zum Denken im Stehen, beinahe. Er dreht sich, ohne zu quietschen, und passt unter jeden Schreibtisch.",
    ],
    "Window Chair": [
      "Stuhl Fenster",
      "Eiche und Wolle",
      "Ein Stuhl für jeden Platz mit gutem Licht. Der Sitz ist breit, und die Lehne gibt ein wenig nach.",
    ],
  }

/** Names of categories, and descriptions of the main ones. */
export const germanCategories: Readonly<Record<string, readonly [name: string, description?: string]>> = {
  Clothing: ["Kleidung", "Gemacht, um oft getragen zu werden."],
  Tops: ["Oberteile"],
  Outerwear: ["Jacken und Mäntel"],
  Bottoms: ["Hosen"],
  Accessories: ["Accessoires"],
  Home: ["Wohnen", "Für Tisch, Sofa und Fensterbank."],
  Kitchen: ["Küche"],
  "Living room": ["Wohnzimmer"],
  Garden: ["Garten"],
  Travel: ["Reisen", "Für alle Wege, weit oder nah."],
  Bags: ["Taschen"],
  Shoes: ["Schuhe"],
  "Travel accessories": ["Reisezubehör"],
  Desk: ["Schreibtisch", "Für gute Arbeitstage."],
  Stationery: ["Schreibwaren"],
  Workspace: ["Arbeitsplatz"],
}

export const germanCollections: Readonly<Record<string, string>> = {
  Everyday: "Jeden Tag",
  Summer: "Sommer",
  Winter: "Winter",
}

export const germanOptions: Readonly<Record<string, string>> = { Size: "Größe", Color: "Farbe" }

/** Names of colors; sizes are the same in both languages. */
export const germanColors: Readonly<Record<string, string>> = {
  Sand: "Sand",
  Clay: "Ton",
  Moss: "Moos",
  Ink: "Tinte",
  Chalk: "Kreide",
  Coal: "Kohle",
  Rose: "Rosé",
  Ochre: "Ocker",
  Sea: "Meer",
  Plum: "Pflaume",
}

export const germanMaterials: Readonly<Record<string, string>> = {
  Aluminum: "Aluminium",
  Ash: "Esche",
  Beech: "Buche",
  "Beech, wool": "Buche, Wolle",
  Canvas: "Segeltuch",
  "Canvas, leather": "Segeltuch, Leder",
  Cotton: "Baumwolle",
  "Cotton twill": "Baumwollköper",
  "Glass, cork": "Glas, Kork",
  Lambswool: "Lammwolle",
  Leather: "Leder",
  Linen: "Leinen",
  "Linen, cotton": "Leinen, Baumwolle",
  "Merino wool": "Merinowolle",
  Oak: "Eiche",
  "Oak, wool": "Eiche, Wolle",
  "Organic cotton": "Bio-Baumwolle",
  "Recycled nylon": "Recyceltes Nylon",
  "Recycled paper": "Recyclingpapier",
  "Recycled polyester": "Recyceltes Polyester",
  "Ripstop, down": "Ripstop, Daunen",
  "Soy wax": "Sojawachs",
  "Stainless steel": "Edelstahl",
  "Steel, brass": "Stahl, Messing",
  "Steel, leather": "Stahl, Leder",
  Stoneware: "Steinzeug",
  Terracotta: "Terrakotta",
}

export const germanTags: Readonly<Record<string, string>> = {
  bestseller: "Bestseller",
  ceramic: "Keramik",
  cotton: "Baumwolle",
  glass: "Glas",
  leather: "Leder",
  light: "Licht",
  linen: "Leinen",
  outdoor: "draußen",
  paper: "Papier",
  steel: "Stahl",
  warm: "warm",
  waterproof: "wasserdicht",
  wood: "Holz",
  wool: "Wolle",
}

export const germanTypes: Readonly<Record<string, string>> = {
  Backpack: "Rucksack",
  Bag: "Tasche",
  Beanie: "Mütze",
  Blanket: "Decke",
  Board: "Brett",
  Bottle: "Flasche",
  Bowl: "Schale",
  Candle: "Kerze",
  Carafe: "Karaffe",
  Cardigan: "Strickjacke",
  Chair: "Stuhl",
  Clock: "Uhr",
  Cushion: "Kissen",
  Headphones: "Kopfhörer",
  Hoodie: "Kapuzenpulli",
  Jacket: "Jacke",
  Lamp: "Leuchte",
  Mill: "Mühle",
  Mug: "Tasse",
  Notebook: "Notizbuch",
  Pants: "Hose",
  Plate: "Teller",
  Pot: "Topf",
  Scarf: "Schal",
  Shirt: "Shirt",
  Shorts: "Shorts",
  Sneakers: "Sneaker",
  Socks: "Socken",
  Stool: "Hocker",
  Sweater: "Pullover",
  "T-shirt": "T-Shirt",
  Teapot: "Teekanne",
  Umbrella: "Schirm",
  Vase: "Vase",
  Vest: "Weste",
  Wallet: "Geldbörse",
  Watch: "Armbanduhr",
}

export const germanShipping: Readonly<Record<string, readonly [name: string, description: string]>> = {
  Standard: ["Standardversand", "Kommt in 3 bis 5 Werktagen an"],
  Express: ["Expressversand", "Kommt am nächsten Werktag vor 12 Uhr an"],
  "Return label": ["Rücksendeetikett", "Wir schicken Ihnen ein Etikett per E-Mail"],
}

export const germanReasons: Readonly<Record<string, string>> = {
  "Too small": "Zu klein",
  "Too large": "Zu groß",
  "Arrived damaged": "Beschädigt angekommen",
  "Wrong item received": "Falscher Artikel",
  "Changed my mind": "Gefällt nicht",
  Goodwill: "Kulanz",
  "Items returned": "Artikel zurückgesendet",
  "Late delivery": "Späte Lieferung",
}
