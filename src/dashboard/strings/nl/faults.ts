import type * as english from "../en/faults.ts"
import { filled, type FaultSentences } from "../faults.ts"

const sentences: FaultSentences = {
  addressElsewhere: ["Het adres {address} begint niet met {prefix}; de pagina staat op {path}.", "Wijzig het in {better}."],
  addressInvalid: ["{address} kan geen adres zijn.", "Gebruik letters, cijfers en koppeltekens."],
  addressMissing: ["Het adres ontbreekt.", "Geef er een, zoals {prefix}een-korte-naam."],
  addressReserved: ["Het adres {address} hoort bij een deel van de site.", "Kies een ander adres."],
  addressTaken: ["Het adres {address} is al dat van “{owner}”.", "Geef een van de twee een ander adres."],
  altMissing: ["De afbeelding {file} heeft geen alternatieve tekst.", "Zeg wat ze toont, of markeer ze als decoratief."],
  fieldLinkDead: [
    "De link {address} leidt nergens naartoe.",
    "Geef het adres van een gepubliceerde pagina, een web- of e-mailadres, of een telefoonnummer.",
  ],
  fileLarge: ["Het bestand {file} is {megabytes} MB groot.", "Upload een kleiner bestand, als dat er is."],
  fileLost: ["Het bestand {address} kon niet worden opgehaald.", "Upload het opnieuw."],
  itemUnreadable: ["{item} is onleesbaar en staat niet op de site.", "Open het in het inhoudssysteem en sla het opnieuw op."],
  mailPrivate: [
    "{page} zou het e-mailadres van “{owner}” tonen, dat bezoekers niet mogen zien. De gepubliceerde versie blijft staan.",
    "Haal het adres weg, of laat het veld tonen.",
  ],
  pageMissing: ["De pagina {address} ontbreekt of is niet gepubliceerd.", "Publiceer een pagina met het adres {address}."],
  phonePrivate: [
    "{page} zou het telefoonnummer van “{owner}” tonen, dat bezoekers niet mogen zien. De gepubliceerde versie blijft staan.",
    "Haal het nummer weg, of laat het veld tonen.",
  ],
  redirectsLost: [
    "De doorverwijzingen konden niet worden gelezen; die van de vorige keer blijven.",
    "Kijk in het logboek van het inhoudssysteem en publiceer de site dan opnieuw.",
  ],
  startMissing: ["Het begin ontbreekt of is onleesbaar.", "Vul een begin in."],
  summaryMissing: ["Er is geen samenvatting.", "Schrijf een of twee zinnen voor lijsten en zoekmachines."],
  textLinkDead: [
    "De tekst verwijst naar {address}, dat nergens naartoe leidt.",
    "Verwijs naar een gepubliceerde pagina, of haal de link weg.",
  ],
}

export const faultWords: typeof english.faultWords = (fault) => filled(sentences, fault)
