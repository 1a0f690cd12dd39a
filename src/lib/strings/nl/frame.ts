import type * as english from "../en/frame.ts"

export const site: typeof english.site = {
  description: "De architectuurpraktijk bevorderen en verbeteren",
  tagline: "De architectuurpraktijk bevorderen en verbeteren",
  association: "Vereniging van architecten",
  street: "Schietloodstraat 30",
  locality: "Brussel",
  country: "België",
}

export const frame: typeof english.frame = {
  skip: "Naar de inhoud",
  home: "G30, startpagina",
  mainMenu: "Hoofdmenu",
  menu: "Menu",
  breadcrumb: "Kruimelpad",
  members: "Leden",
  actionsProjects: "Acties en projecten",
  publications: "Publicaties",
  membersArea: "Ledenzone",
  openMenu: "Menu openen",
  closeMenu: "Menu sluiten",
  tagline: ["De architectuurpraktijk", "bevorderen en verbeteren"],
  agenda: "Agenda",
  about: "Over ons",
  join: "Lid worden",
  clients: "Op zoek naar een architect?",
  press: "Pers",
  legal: "Juridische informatie",
  version: (name, version) => `${name} ${version}`,
  search: "Zoeken",
  languages: "Talen",
  notTranslated: "De pagina waar u vandaan komt, bestaat nog niet in het Nederlands.",
  backToPage: "Terug naar die pagina",
  partOf: (whole, part) => `${whole}: ${part}`,
  announced: (page) => `Nu op de pagina ${page}`,
  tryAgain: "Opnieuw proberen",
  copyright: (year) => `© ${year} G30`,
}

export const footer: typeof english.footer = {
  association: "Vereniging",
  postalAddress: "Postadres",
  phone: "Telefoon",
  fax: "Fax",
  contact: "Contact",
  copy: "Kopiëren",
  copyAddress: (mail) => `Het adres ${mail} kopiëren`,
  copied: "gekopieerd",
  failedToCopy: "Kopiëren mislukt",
}

export const cookies: typeof english.cookies = {
  name: "Cookies",
  message: "Deze website gebruikt cookies om u de best mogelijke ervaring te bieden.",
  accept: "Aanvaarden",
  decline: "Weigeren",
  present: { accepted: "U hebt cookies aanvaard.", declined: "U hebt cookies geweigerd." },
}

export const notFound: typeof english.notFound = {
  title: "Pagina niet gevonden",
  code: "404",
  couldNotFind: "Niet gevonden:",
  couldNotFindThis: "Deze pagina is niet gevonden.",
  crossedBox: "Op een plan betekent een doorkruist vak dat er hier niets is.",
  backHome: "Terug naar de startpagina",
  closest: "Is het een van deze pagina’s?",
}

export const accountPage: typeof english.accountPage = {
  login: "Aanmelden",
  lostPassword: "Wachtwoord vergeten?",
  resetPassword: "Een nieuw wachtwoord kiezen",
  firstAdministrator: "De eerste beheerder aanmaken",
  wantToBe: "Wilt u lid worden?",
  contact: "Contacteer ons",
  orSee: "of lees",
  join: "hoe u lid wordt",
  picture: "Wenteltrap met houten treden in een ronde betonnen schacht, van bovenaf gezien",
  needsScripts: "Deze pagina werkt alleen met JavaScript. Schakel het in uw browser in.",
  late: {
    failed: "Dit formulier kon niet worden geladen",
    hint: "De server antwoordde niet. Controleer uw verbinding en probeer opnieuw.",
    reload: "Opnieuw laden",
  },
}

export const dashboard: typeof english.dashboard = {
  title: "Dashboard",
  titleOf: (title) => `${title} - G30`,
  loading: "Bezig met laden",
  needsScripts: "Dit deel van de site werkt alleen met JavaScript.",
  notice: "Melding",
  close: "Sluiten",
  retry: "Opnieuw proberen",
  editProfile: "Profiel bewerken",
  chunkFailed: {
    title: "Deze pagina kon niet worden geladen",
    text: "De server antwoordde niet. Controleer uw verbinding en probeer opnieuw.",
  },
}

export const listTitles: typeof english.listTitles = {
  post: "Publicaties",
  member: "Leden",
  "action-project": "Acties en projecten",
  people: "Gebruikers",
  page: "Pagina’s",
  tag: "Trefwoorden",
  speciality: "Specialiteiten",
  "event-category": "Activiteitscategorieën",
}
