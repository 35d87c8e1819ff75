/** Fictional customers: first name, last name, street, postal code, city, country. Every third one has an account. */
const rows = `
Ada|Lindqvist|Lange Straße 7|10115|Berlin|de
Jonas|Weber|Ahornweg 12|80331|München|de
Mira|Hoffmann|Elbchaussee 98|22763|Hamburg|de
Paul|Schneider|Domplatz 3|50667|Köln|de
Lena|Krüger|Bachgasse 21|70173|Stuttgart|de
Emil|Sørensen|Nyhavn 44|1051|København|dk
Freja|Nielsen|Strandvejen 8|8000|Aarhus|dk
Camille|Moreau|Rue des Lilas 15|69001|Lyon|fr
Hugo|Lefèvre|Avenue Foch 2|33000|Bordeaux|fr
Chiara|Rossi|Via Roma 30|20121|Milano|it
Luca|Bianchi|Corso Italia 5|50123|Firenze|it
Carmen|Ortega|Calle Mayor 18|28013|Madrid|es
Diego|Navarro|Passeig de Gràcia 60|08007|Barcelona|es
Astrid|Bergström|Storgatan 4|11122|Stockholm|se
Oskar|Lund|Kungsgatan 33|41119|Göteborg|se
Olivia|Bennett|14 Orchard Road|M1 4BT|Manchester|gb
Harry|Whitfield|3 Canal Street|BS1 5TY|Bristol|gb
Isla|MacLeod|27 Rose Lane|EH2 2NG|Edinburgh|gb
George|Ashdown|88 Kings Parade|CB2 1SJ|Cambridge|gb
Emma|Carter|520 Maple Avenue|60614|Chicago|us
Liam|Nguyen|1188 Bay Street|94123|San Francisco|us
Sophia|Ramirez|42 Congress Avenue|78701|Austin|us
Noah|Feldman|305 Beacon Street|02116|Boston|us
Maya|Johnson|77 Peachtree Street|30303|Atlanta|us
William|Tremblay|1200 Rue Sherbrooke|H3G 1H1|Montréal|ca
Chloe|Singh|640 Robson Street|V6B 2B7|Vancouver|ca
`
/** Replacements for special letters in emails. */
const spelled: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa", æ: "ae", ß: "ss" }

export const people = rows
  .trim()
  .split("\n")
  .map((row, i) => {
    const [first_name = "", last_name = "", address_1 = "", postal_code = "", city = "", country_code = ""] =
      row.split("|")
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[äöüøåæß]/g, (letter) => spelled[letter] ?? letter)
        .normalize("NFD")
        .replace(/[^a-z]/g, "")
    return {
      first_name,
      last_name,
      email: `${plain(first_name)}.${plain(last_name)}@example.com`,
      has_account: i % 3 === 0,
      address: { first_name, last_name, address_1, postal_code, city, country_code },
    }
  })
export type Person = (typeof people)[number]
