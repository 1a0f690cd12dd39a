import type * as english from "../en/faults.ts"
import { filled, type FaultSentences } from "../faults.ts"

const sentences: FaultSentences = {
  addressElsewhere: ["L’adresse {address} ne commence pas par {prefix} ; la page se trouve à {path}.", "Remplacez-la par {better}."],
  addressInvalid: ["{address} ne peut pas être une adresse.", "Utilisez des lettres, des chiffres et des traits d’union."],
  addressMissing: ["L’adresse manque.", "Donnez-en une, par exemple {prefix}un-nom-court."],
  addressReserved: ["L’adresse {address} appartient à une partie du site.", "Choisissez une autre adresse."],
  addressTaken: ["L’adresse {address} est déjà celle de « {owner} ».", "Donnez une autre adresse à l’un des deux."],
  altMissing: ["L’image {file} n’a pas de texte alternatif.", "Décrivez ce qu’elle montre, ou marquez-la comme décorative."],
  fieldLinkDead: [
    "Le lien {address} ne mène nulle part.",
    "Donnez-lui l’adresse d’une page publiée, une adresse web ou de courriel, ou un numéro de téléphone.",
  ],
  fileLarge: ["Le fichier {file} pèse {megabytes} Mo.", "Téléversez-en un plus léger, s’il en existe un."],
  fileLost: ["Le fichier {address} n’a pas pu être chargé.", "Téléversez-le de nouveau."],
  itemUnreadable: [
    "{item} est illisible et ne figure pas sur le site.",
    "Ouvrez l’élément dans le système de contenu et enregistrez-le de nouveau.",
  ],
  mailPrivate: [
    "{page} montrerait l’adresse de courriel de « {owner} », que les visiteurs ne doivent pas voir. La version publiée reste en place.",
    "Retirez l’adresse, ou faites afficher le champ.",
  ],
  pageMissing: ["La page {address} manque ou n’est pas publiée.", "Publiez une page avec l’adresse {address}."],
  phonePrivate: [
    "{page} montrerait le téléphone de « {owner} », que les visiteurs ne doivent pas voir. La version publiée reste en place.",
    "Retirez le numéro, ou faites afficher le champ.",
  ],
  redirectsLost: [
    "Les redirections n’ont pas pu être lues ; celles de la dernière mise en ligne restent.",
    "Consultez le journal du système de contenu, puis relancez la mise en ligne.",
  ],
  startMissing: ["Le début manque ou est illisible.", "Indiquez un début."],
  summaryMissing: ["Il n’y a pas de résumé.", "Écrivez une ou deux phrases pour les listes et les moteurs de recherche."],
  textLinkDead: ["Le texte renvoie à {address}, qui ne mène nulle part.", "Faites un lien vers une page publiée, ou supprimez le lien."],
}

export const faultWords: typeof english.faultWords = (fault) => filled(sentences, fault)
