import type * as english from "../en/frame.ts"

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
  announced: (page) => `Nu op de pagina ${page}`,
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
