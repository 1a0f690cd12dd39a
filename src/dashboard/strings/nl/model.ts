import type * as english from "../en/model.ts"
import { fieldsIn, type ModelWords } from "../model-words.ts"

const languages = { en: "Engels", fr: "Frans", nl: "Nederlands" }
const cover = { field_image: "Omslagafbeelding", field_image_focus: "Focuspunt" }
const coverHelp = { field_image_focus: "Breuken van breedte en hoogte, vanaf de linkerbovenhoek" }
const gallery = { field_gallery: "Galerij" }
const attachments = { field_attachments: "Bijlagen" }
const place = {
  field_street: "Straat en nummer",
  field_postal_code: "Postcode",
  field_locality: "Gemeente",
  field_country: "Land",
  field_region: "Gewest of regio",
  field_latitude: "Breedtegraad",
  field_longitude: "Lengtegraad",
}
const node = { title: "Titel", status: "Gepubliceerd", promote: "Uitgelicht op de startpagina", body: "Tekst" }
const term = { name: "Naam", status: "Gepubliceerd", description: "Beschrijving", weight: "Gewicht" }

const kinds: ModelWords = {
  "node--article": {
    label: "Publicatie",
    plural: "Publicaties",
    fields: {
      ...node,
      ...cover,
      ...gallery,
      ...attachments,
      field_kind: "Soort",
      field_date: "Datum",
      field_tags: "Trefwoorden",
      field_authors: "Auteurs",
    },
    allowed: { field_kind: { position: "Standpunt", opinion: "Opinie", report: "Verslag", interview: "Interview" } },
    help: coverHelp,
  },
  "node--action_project": {
    label: "Actie of project",
    plural: "Acties en projecten",
    fields: {
      ...node,
      ...cover,
      ...gallery,
      ...attachments,
      field_action_kind: "Soort",
      field_phase: "Fase",
      field_start: "Begin",
      field_end: "Einde",
      field_place: "Plaats",
      field_tags: "Trefwoorden",
      field_partners: "Partners",
      field_links: "Links",
      field_members: "Betrokken leden",
      field_publications: "Publicaties",
    },
    allowed: {
      field_action_kind: { action: "Actie", project: "Project" },
      field_phase: { planned: "Gepland", ongoing: "Lopend", completed: "Afgerond" },
    },
    help: coverHelp,
  },
  "node--member": {
    label: "Lid",
    plural: "Leden",
    fields: {
      ...node,
      ...cover,
      ...gallery,
      ...place,
      field_logo: "Logo",
      field_legal_form: "Rechtsvorm",
      field_phone: "Telefoon",
      field_mail: "E-mail",
      field_show_phone: "Telefoon tonen op de openbare site",
      field_show_mail: "E-mail tonen op de openbare site",
      field_website: "Website",
      field_languages: "Talen",
      field_specialities: "Specialiteiten",
      field_founded: "Jaar van oprichting",
      field_size: "Aantal medewerkers",
      field_people: "Personen",
      field_vat: "Btw-nummer",
    },
    allowed: { field_languages: { ...languages, de: "Duits" } },
    help: coverHelp,
  },
  "node--page": {
    label: "Pagina",
    plural: "Pagina’s",
    fields: { ...node, ...cover, ...gallery, field_people: "Personen" },
    allowed: {},
    help: coverHelp,
  },
  "node--agenda": {
    label: "Activiteit",
    plural: "Activiteiten",
    fields: {
      ...node,
      ...attachments,
      ...place,
      field_event_start: "Begin",
      field_event_end: "Einde",
      field_all_day: "De hele dag",
      field_rrule: "Herhaling",
      field_exdates: "Weggelaten data",
      field_series: "Reeks",
      field_recurrence_id: "Vervangt de activiteit van",
      field_cancelled: "Geannuleerd",
      field_location: "Plaats",
      field_online: "Online",
      field_category: "Categorie",
      field_audience: "Doelgroep",
      field_image: "Afbeelding",
    },
    allowed: { field_audience: { members: "Leden", board: "Bestuur", public: "Publiek" } },
    help: {},
  },
  "taxonomy_term--tags": { label: "Trefwoord", plural: "Trefwoorden", fields: term, allowed: {}, help: {} },
  "taxonomy_term--specialities": { label: "Specialiteit", plural: "Specialiteiten", fields: term, allowed: {}, help: {} },
  "taxonomy_term--event_categories": {
    label: "Categorie",
    plural: "Categorieën",
    fields: { ...term, field_color: "Kleur" },
    allowed: {},
    help: {},
  },
  "user--user": {
    label: "Gebruiker",
    plural: "Gebruikers",
    fields: {
      name: "Naam",
      mail: "E-mail",
      status: "Actief",
      preferred_langcode: "Taal",
      field_member: "Gekoppeld lid",
      field_board: "Lid van het bestuur",
      field_mail_changes: "E-mails over late wijzigingen van activiteiten",
    },
    allowed: { preferred_langcode: languages },
    help: {},
  },
  "file--file": {
    label: "Bestand",
    plural: "Bestanden",
    fields: { filename: "Bestandsnaam", filemime: "Mediatype", filesize: "Grootte in bytes", status: "In gebruik" },
    allowed: {},
    help: {},
  },
}

export const model: typeof english.model = {
  kindOf: (type) => kinds[type],
  fieldsOf: fieldsIn(kinds),
  roles: { contributor: "Redacteur", administrator: "Beheerder" },
  languages,
}
