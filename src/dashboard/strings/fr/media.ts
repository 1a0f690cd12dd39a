import type * as english from "../en/media.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1).replace(".", ",")

export const files: typeof english.files = {
  size: (bytes) => (bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} ko` : `${megabytes(bytes)} Mo`),
  sent: (sent, total) => `${megabytes(sent)} sur ${megabytes(total)} Mo`,
  waiting: "En attente",
  pending: (count) =>
    count === 1
      ? "1 fichier est en cours de transfert. L’enregistrement l’attend."
      : `${count} fichiers sont en cours de transfert. L’enregistrement les attend.`,
  uploadOf: (file) => `Transfert de ${file}`,
  cancelOf: (file) => `Annuler le transfert de ${file}`,
  retryOf: (file) => `Réessayer le transfert de ${file}`,
  removeOf: (file) => `Supprimer ${file}`,
  dismissOf: (file) => `Fermer le message sur ${file}`,
  because: (file, reason) => `${file} : ${reason}`,
  format: "ce format n’est pas accepté",
  size20: (megabytesAllowed) => `plus de ${megabytesAllowed} Mo`,
  pixels: (megapixels) => `plus de ${megapixels} mégapixels`,
  empty: "ce fichier est vide",
  damaged: "cette image est illisible",
  lost: "son contenu n’est plus dans ce navigateur. Choisissez de nouveau le fichier.",
  offline: "pas de connexion. Réessayez quand vous serez en ligne.",
  notUploaded: (file) => `${file} n’a pas pu être transféré. Réessayez ou supprimez-le.`,
  or: "ou",
  choose: "Choisir des fichiers",
  chooserOf: (label) => `Fichiers pour ${quoted(label)}`,
  add: "Ajouter un fichier",
  publicOnDrupal:
    "Sur le Drupal de ce site, les fichiers sont publics pour qui en a l’adresse, y compris ceux des brouillons et des événements du conseil d’administration.",
  none: "Pas encore de fichiers. PDF, documents bureautiques ou ZIP, jusqu’à 20 Mo chacun.",
  description: "Description",
  descriptionOf: (file) => `Description de ${file}`,
}

export const pictures: typeof english.pictures = {
  dropOne: (name) =>
    name === "field_logo" ? "Déposez un logo" : name === "field_image" ? "Déposez l’image de couverture" : "Déposez une image",
  hintOne: (name) =>
    name === "field_logo"
      ? "PNG, JPEG ou WebP, de préférence carré"
      : "Format paysage, 1600 px de large ou plus. JPEG, PNG, WebP ou AVIF, jusqu’à 20 Mo",
  withoutLogo: (initials) => `Sans logo, le site affiche les initiales ${initials}.`,
  replace: "Remplacer",
  fromLibrary: "Choisir dans la bibliothèque",
  alt: "Texte alternatif",
  altHint: "Décrit l’image pour les personnes qui ne la voient pas.",
  altMissing: "Texte alternatif manquant",
  decoration: "Image décorative, sans texte alternatif",
  isDecoration: "Décorative",
  caption: "Légende",
  broken: "L’image n’a pas pu être chargée",
  focus: {
    set: "Placer le point focal",
    title: "Point focal",
    text: "Quand le site recadre l’image, ce point reste visible. Cliquez sur l’image, ou déplacez le point avec les touches fléchées ; avec Maj, il avance par petits pas.",
    point: (x, y) => `Point focal, à ${x} % de la gauche et ${y} % du haut`,
    centre: "Centrer",
    done: "Placer",
  },
}

const leftOver = counted("restante", "restantes")

export const gallery: typeof english.gallery = {
  drop: "Déposez des images ici",
  hint: "JPEG, PNG, WebP ou AVIF, jusqu’à 20 Mo chacune",
  list: (label) => `Images de ${quoted(label)}`,
  picture: (number) => `Image ${number}`,
  edit: (number, state) => `Textes de l’image ${number} : ${state}`,
  move: (number) => `Déplacer l’image ${number} avec les touches fléchées`,
  moveHelp: "Espace saisit l’image, les touches fléchées la déplacent, Espace la dépose, Échap annule.",
  remove: (number) => `Supprimer l’image ${number}`,
  done: "Terminer",
  picked: (number) => `Image ${number} saisie. Les touches fléchées la déplacent, Espace la dépose, Échap annule.`,
  moved: (number, to, of) => `Image ${number} déplacée en position ${to} sur ${of}`,
  dropped: (number, at, of) => `Image ${number} déposée en position ${at} sur ${of}`,
  cancelled: (number, of) => `Déplacement annulé. L’image ${number} est de retour en position ${number} sur ${of}`,
  removed: (number, left) => `Image ${number} supprimée, ${leftOver(left)}`,
}

export const library: typeof english.library = {
  title: "Choisir une image",
  search: "Rechercher par nom de fichier",
  loading: "Chargement des images",
  failed: {
    title: "Les images n’ont pas pu être chargées",
  },
  empty: "Pas encore d’images. Celles que vous téléversez apparaissent ici.",
  noResult: (text) => `Aucune image ne contient ${quoted(text)} dans son nom.`,
  clear: "Effacer la recherche",
  list: "Images",
  previous: "Images précédentes",
  next: "Images suivantes",
  facts: (width, height) => `${width} × ${height} px`,
  lastAlt: (alt) => `Décrite ailleurs ainsi : ${quoted(alt)}`,
  noChoice: "Choisissez une image pour voir où elle est utilisée.",
  choose: "Utiliser cette image",
  usedIn: "Utilisée dans",
  usesLoading: "Recherche des endroits où elle est utilisée",
  usesFailed: "Les endroits où elle est utilisée n’ont pas pu être chargés.",
  unused: "Pas encore utilisée",
  more: (count) => (count < 2 ? `et ${count} autre` : `et ${count} autres`),
  hidden: (count) => (count < 2 ? `${count} endroit que vous ne pouvez pas voir` : `${count} endroits que vous ne pouvez pas voir`),
  replace: {
    open: "Remplacer le fichier partout",
    title: (file) => `Remplacer ${file}`,
    text: "Le nouveau fichier prend l’adresse de celui-ci. Il apparaît partout où celui-ci figure : aussitôt dans le tableau de bord, sur le site à la prochaine mise en ligne.",
    shown: "Ceci modifie :",
    choose: "Choisir le nouveau fichier",
    chosen: (file, size) => `Nouveau fichier : ${file}, ${size}`,
    sameType: (extension) => `Ce doit être un fichier ${extension}, comme l’actuel.`,
    confirm: "Remplacer partout",
    replacing: "Remplacement",
    done: (file) => `Le fichier ${file} est remplacé.`,
  },
}
