import type * as english from "../en/publishing.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

const duration = (seconds: number) => {
  if (seconds < 9.95) return `${seconds.toFixed(1).replace(/\.0$/, "").replace(".", ",")} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`
}

const numbers = ["Aucune", "Une", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf", "Dix", "Onze", "Douze"]
const spelled = (count: number) => numbers[count] ?? String(count)
const about = (seconds: number) => (seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`)

export const publishing: typeof english.publishing = {
  duration,
  states: {
    draft: "Brouillon",
    published: "Publié",
    new: "Pas encore en ligne",
    pending: "Mise à jour prévue",
    live: "En ligne",
    failed: "Échec de la mise en ligne",
  },
  live: (when) => `En ligne, ${when}`,
  goesLive: (usually) =>
    usually === null
      ? "Visible sur le site à la prochaine mise en ligne."
      : `Visible sur le site à la prochaine mise en ligne, d’habitude en ${duration(usually)}.`,
  usuallyAfterSave: (usually) => `, d’habitude en ligne en ${duration(usually)}`,
  inAgenda: "Son public le voit aussitôt dans l’agenda.",
  news: {
    failed: (title, problem) => (title === null ? problem : `${quoted(title)} n’est pas en ligne. ${problem}`),
    why: "Voir pourquoi",
    one: (title, seconds) =>
      seconds === null ? `${quoted(title)} est en ligne` : `${quoted(title)} est en ligne après ${duration(seconds)}`,
    several: (count, seconds) =>
      seconds === null ? `${count} modifications sont en ligne` : `${count} modifications sont en ligne après ${duration(seconds)}`,
  },
  problems: {
    backEnd: "Le site n’a pas pu être mis à jour : le système de contenu n’a pas répondu comme il le devrait.",
    check: "Le site a été préparé, mais pas mis en ligne : une partie n’est pas correcte.",
    disk: "Le site n’a pas pu être mis à jour : le disque du serveur est plein.",
    emptied: "Le site n’a pas été mis en ligne : la plus grande partie du contenu aurait disparu. Quelqu’un doit dire si c’est voulu.",
    files: "Le site n’a pas pu être mis à jour : le serveur ne peut pas écrire ses propres fichiers.",
    host: "L’hébergeur n’a pas mis le site à jour.",
    item: "Le site n’a pas pu être mis à jour : un élément l’en a empêché.",
    memory: "Le site n’a pas pu être mis à jour : la mémoire du serveur n’a pas suffi.",
    unknown: "Le site n’a pas pu être mis à jour.",
  },
  details: "Détails",
  chip: {
    percent: (percent) => `${percent} %`,
  },
}

const buildStates: typeof english.publishingPanel.states = {
  waiting: "En attente",
  building: "En cours",
  live: "En ligne",
  replaced: "Remplacée",
  failed: "Échec",
}

const changes = counted("modification", "modifications")

export const publishingPanel: typeof english.publishingPanel = {
  title: "Mise en ligne",
  loading: "Chargement de l’état de la mise en ligne",
  failed: {
    title: "L’état de la mise en ligne n’a pas pu être chargé",
  },
  stale: "L’état n’a pas pu être actualisé. Nouvel essai en cours.",
  states: buildStates,
  when: (moment, isToday) => (isToday ? `à ${moment}` : `le ${moment}`),
  rebuild: "Relancer la mise en ligne",
  startNow: "Démarrer maintenant",
  buildAgain: "Réessayer la mise en ligne",
  ordered: { failed: "Cela n’a pas fonctionné." },
  waiting: {
    title: (seconds) =>
      seconds === null
        ? "Des modifications attendent leur mise en ligne"
        : seconds === 0
          ? "Démarrage immédiat"
          : `Démarrage dans ${seconds} s`,
    text: "Les modifications faites maintenant seront en ligne en même temps.",
    manual:
      "Elles seront en ligne quand quelqu’un lancera la mise en ligne. Les modifications faites maintenant seront en ligne en même temps.",
  },
  building: {
    title: (count) => {
      if (count === 0) return "Mise en ligne du site en cours"
      return count === 1 ? "Une modification est en route" : `${spelled(count)} modifications sont en route`
    },
    stays: (when) =>
      `Le site que voient les visiteurs date d’une mise en ligne faite ${when} et reste en ligne jusqu’à ce que le nouveau soit prêt.`,
    named: quoted,
    others: counted("autre", "autres"),
    staysUp: "Le site que voient les visiteurs reste en ligne jusqu’à ce que le nouveau soit prêt.",
    progress: "Avancement",
    left: (percent, seconds) => (seconds === null ? `${percent} %` : `${percent} %, encore ${about(seconds)} environ`),
    started: (at) => `Démarrée à ${at}`,
    usually: (seconds) => `D’habitude ${duration(seconds)}`,
  },
  announce: {
    started: "La mise en ligne a démarré",
    half: "La mise en ligne est à moitié faite",
    failed: "La mise en ligne a échoué",
  },
  steps: { queued: "En attente", content: "Contenu lu", pages: "Pages créées", live: "En ligne" },
  stepNotes: {
    checked: "Vérifié sur le site même",
    of: (done, total) => `${done} sur ${total}`,
  },
  live: {
    title: "Tout est en ligne",
    looked: (when) => `Mis en ligne ${when}. Le site montre votre dernière modification ; nous l’avons vérifié.`,
    other: (when) => `Créé ${when}. Les visiteurs ne voient pas encore cette version.`,
    unseen: (when) => `Créé ${when}. Nous n’avons pas pu vérifier le site.`,
  },
  bad: {
    title: "Le dernier site valable reste en ligne",
    todo: "Relancez la mise en ligne. Si elle échoue encore, montrez les détails à la personne qui gère le serveur.",
  },
  none: {
    title: "Rien n’a encore été mis en ligne",
    text: "La première mise en ligne démarre avec la première modification publiée, ou quand vous la lancez.",
  },
  host: "Le site est mis en ligne par son hébergeur. Son état est lu sur le site même.",
  confirmEmpty: {
    title: "Mettre en ligne sans ce contenu ?",
    text: "La plus grande partie du contenu de ce type a disparu, ou la totalité. Les visiteurs verraient des listes courtes ou vides. Si ce n’est pas voulu, vérifiez d’abord le système de contenu.",
    confirm: "Oui, mettre en ligne sans contenu",
    keep: "Garder le dernier site valable",
    open: "Répondre à la question",
  },
  builds: {
    title: "Dernières mises en ligne",
    empty: "Aucune mise en ligne n’est encore terminée.",
    columns: { started: "Démarrée", result: "Résultat", by: "Demandée par", changes: "Modifications", duration: "Durée" },
    none: "Aucune",
    count: changes,
    reasons: {
      change: "Modifications",
      rebuild: "Mise en ligne relancée",
      webhook: "Autre système",
      start: "Démarrage du serveur",
      night: "Mise en ligne de la nuit",
    },
  },
  warnings: {
    title: "À faire",
    empty: "Rien à faire : la dernière mise en ligne n’a trouvé aucun défaut.",
    wholeSite: "Tout le site",
  },
  elsewhere: {
    title: "Ce système ne renseigne pas sur les mises en ligne",
    built: (when) => `Le site que voient les visiteurs a été mis en ligne ${when}.`,
    unknown: "Le site ne dit pas quand il a été mis en ligne.",
    failed: "Le site n’a pas répondu.",
    text: "La ligne et l’éditeur de chaque publication indiquent malgré tout si les visiteurs la voient : ils consultent le site même.",
  },
}
