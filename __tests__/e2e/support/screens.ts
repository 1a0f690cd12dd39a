import type { Langcode } from "#contract/fields.ts"
import { inLanguage, languages } from "#contract/languages.ts"
import { actionProjects, isPublished, members, pages, publications, type DemoItem } from "./demo.ts"
import { publicEvents } from "./routes.ts"

type Version = { readonly path: string; readonly title: string }

/** A page that stands for all of its kind, with its address and its title (without the ending ` - G30`) in each language. */
export type Screen = Readonly<Record<Langcode, Version>> & { readonly status: 200 | 404 }

/** Texts in the order of `languages`; one text is for all of them. */
type Texts = readonly [en: string, fr?: string, nl?: string]

function screen(paths: Texts, titles: Texts, status: Screen["status"] = 200): Screen {
  const version = (language: Langcode) => {
    const index = languages.indexOf(language)
    return { path: inLanguage(language, paths[index] ?? paths[0]), title: titles[index] ?? titles[0] }
  }
  return { en: version("en"), fr: version("fr"), nl: version("nl"), status }
}

/** The first of the items that is published in each language. */
function firstOf(items: readonly DemoItem[], prefix: string): Screen {
  const isWhole = (item: DemoItem) =>
    isPublished(item) && languages.every((language) => language in item.title && item.translations[language]?.status !== "draft")
  const item = items.find(isWhole)
  if (item === undefined) throw new Error(`The demo content has nothing in three languages for ${prefix}.`)
  const { slug, title, route } = item
  const pathOf = (code: Langcode) => (route ? `${route}/` : `${prefix}${slug[code] ?? ""}/`)
  return screen([pathOf("en"), pathOf("fr"), pathOf("nl")], [title.en ?? "", title.fr ?? "", title.nl ?? ""])
}

/** Pages of a kind of which there is another. */
const likeOthers = ["contact", "looking-for-an-architect"]

/** One page of each kind that a visitor may open. */
export const screens: readonly Screen[] = [
  screen(
    ["/"],
    [
      "Promoting and improving the architectural practice",
      "Promouvoir et améliorer la pratique de l’architecture",
      "De architectuurpraktijk bevorderen en verbeteren",
    ],
  ),
  screen(["/members/"], ["Members", "Membres", "Leden"]),
  screen(["/actions-projects/"], ["Actions & Projects", "Actions et projets", "Acties en projecten"]),
  screen(["/agenda/"], ["Agenda"]),
  screen(["/publications/"], ["Publications", "Publications", "Publicaties"]),
  screen(["/search/"], ["Search", "Recherche", "Zoeken"]),
  ...pages.filter(({ route, slug }) => route !== "/" && !likeOthers.includes(slug.en ?? "")).map((page) => firstOf([page], "/")),
  firstOf(publications, "/post/"),
  firstOf(actionProjects, "/action-project/"),
  firstOf(members, "/members/"),
  firstOf(publicEvents, "/agenda/"),
  screen(
    ["/agenda/category/lecture-evening/", "/agenda/category/soiree-conference/", "/agenda/category/lezingenavond/"],
    ["Agenda: Lecture evening", "Agenda : Soirée-conférence", "Agenda: Lezingenavond"],
  ),
  screen(
    ["/members/in/antwerp/", "/members/in/anvers/", "/members/in/antwerpen/"],
    ["Architects in the province of Antwerp", "Architectes dans la province d’Anvers", "Architecten in de provincie Antwerpen"],
  ),
  screen(["/publications/tag/fees/", "/publications/tag/honoraires/", "/publications/tag/erelonen/"], ["Fees", "Honoraires", "Erelonen"]),
  screen(["/user/login/"], ["Login", "Connexion", "Aanmelden"]),
  screen(["/user/first/"], ["Create the first administrator", "Créer le premier administrateur", "De eerste beheerder aanmaken"]),
  screen(["/password-reset/new/"], ["Forgot password?", "Mot de passe oublié ?", "Wachtwoord vergeten?"]),
  screen(["/password-reset/reset/"], ["Set a new password", "Choisir un nouveau mot de passe", "Een nieuw wachtwoord kiezen"]),
  screen(["/post/nowhere/"], ["Page not found", "Page introuvable", "Pagina niet gevonden"], 404),
]
