export const en = {
  regions: { "BE-BRU": "Brussels-Capital", "BE-VLG": "Flanders", "BE-WAL": "Wallonia" },
  provinces: {
    antwerp: "Antwerp",
    eastFlanders: "East Flanders",
    flemishBrabant: "Flemish Brabant",
    hainaut: "Hainaut",
    liege: "Liège",
    limburg: "Limburg",
    luxembourg: "Luxembourg",
    namur: "Namur",
    walloonBrabant: "Walloon Brabant",
    westFlanders: "West Flanders",
  },
}
