import type * as english from "../en/model.ts"
import { fieldsIn, type ModelWords } from "../model-words.ts"

const languages = { en: "Anglais", fr: "Français", nl: "Néerlandais" }
const cover = { field_image: "Image de couverture", field_image_focus: "Point focal" }
const coverHelp = { field_image_focus: "Fractions de la largeur et de la hauteur, depuis le coin supérieur gauche" }
const gallery = { field_gallery: "Galerie" }
const attachments = { field_attachments: "Pièces jointes" }
const place = {
  field_street: "Rue et numéro",
  field_postal_code: "Code postal",
  field_locality: "Localité",
  field_country: "Pays",
  field_region: "Région",
  field_latitude: "Latitude",
  field_longitude: "Longitude",
}
const node = { title: "Titre", status: "Publié", promote: "Mis en avant sur l’accueil", body: "Texte" }
const term = { name: "Nom", status: "Publié", description: "Description", weight: "Poids" }

const kinds: ModelWords = {
  "node--article": {
    label: "Publication",
    plural: "Publications",
    fields: {
      ...node,
      ...cover,
      ...gallery,
      ...attachments,
      field_kind: "Type",
      field_date: "Date",
      field_tags: "Mots-clés",
      field_authors: "Auteurs",
    },
    allowed: { field_kind: { position: "Prise de position", opinion: "Opinion", report: "Compte rendu", interview: "Entretien" } },
    help: coverHelp,
  },
  "node--action_project": {
    label: "Action ou projet",
    plural: "Actions et projets",
    fields: {
      ...node,
      ...cover,
      ...gallery,
      ...attachments,
      field_action_kind: "Type",
      field_phase: "Phase",
      field_start: "Début",
      field_end: "Fin",
      field_place: "Lieu",
      field_tags: "Mots-clés",
      field_partners: "Partenaires",
      field_links: "Liens",
      field_members: "Membres associés",
      field_publications: "Publications",
    },
    allowed: {
      field_action_kind: { action: "Action", project: "Projet" },
      field_phase: { planned: "En préparation", ongoing: "En cours", completed: "Terminé" },
    },
    help: coverHelp,
  },
  "node--member": {
    label: "Membre",
    plural: "Membres",
    fields: {
      ...node,
      ...cover,
      ...gallery,
      ...place,
      field_logo: "Logo",
      field_legal_form: "Forme juridique",
      field_phone: "Téléphone",
      field_mail: "Courriel",
      field_show_phone: "Afficher le téléphone sur le site public",
      field_show_mail: "Afficher le courriel sur le site public",
      field_website: "Site web",
      field_languages: "Langues",
      field_specialities: "Spécialités",
      field_founded: "Année de fondation",
      field_size: "Effectif",
      field_people: "Personnes",
      field_vat: "Numéro de TVA",
    },
    allowed: { field_languages: { ...languages, de: "Allemand" } },
    help: coverHelp,
  },
  "node--page": {
    label: "Page",
    plural: "Pages",
    fields: { ...node, ...cover, ...gallery, field_people: "Personnes" },
    allowed: {},
    help: coverHelp,
  },
  "node--agenda": {
    label: "Événement",
    plural: "Événements",
    fields: {
      ...node,
      ...attachments,
      ...place,
      field_event_start: "Début",
      field_event_end: "Fin",
      field_all_day: "Toute la journée",
      field_rrule: "Répétition",
      field_exdates: "Dates exclues",
      field_series: "Série",
      field_recurrence_id: "Remplace l’occurrence du",
      field_cancelled: "Annulé",
      field_location: "Lieu",
      field_online: "En ligne",
      field_category: "Catégorie",
      field_audience: "Public",
      field_image: "Image",
    },
    allowed: { field_audience: { members: "Membres", board: "Conseil d’administration", public: "Tout public" } },
    help: {},
  },
  "taxonomy_term--tags": { label: "Mot-clé", plural: "Mots-clés", fields: term, allowed: {}, help: {} },
  "taxonomy_term--specialities": { label: "Spécialité", plural: "Spécialités", fields: term, allowed: {}, help: {} },
  "taxonomy_term--event_categories": {
    label: "Catégorie",
    plural: "Catégories",
    fields: { ...term, field_color: "Couleur" },
    allowed: {},
    help: {},
  },
  "user--user": {
    label: "Utilisateur",
    plural: "Utilisateurs",
    fields: {
      name: "Nom",
      mail: "Courriel",
      status: "Actif",
      preferred_langcode: "Langue",
      field_member: "Membre lié",
      field_board: "Membre du conseil d’administration",
      field_mail_changes: "Courriels sur les changements tardifs d’événements",
    },
    allowed: { preferred_langcode: languages },
    help: {},
  },
  "file--file": {
    label: "Fichier",
    plural: "Fichiers",
    fields: { filename: "Nom du fichier", filemime: "Type de média", filesize: "Taille en octets", status: "Utilisé" },
    allowed: {},
    help: {},
  },
}

export const model: typeof english.model = {
  kindOf: (type) => kinds[type],
  fieldsOf: fieldsIn(kinds),
  roles: { contributor: "Rédacteur", administrator: "Administrateur" },
  languages,
}
