import type * as english from "../en/publishing.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

/** "1,4 s", "52 s", "1 min 52 s" */
const duration = (seconds: number) => {
  if (seconds < 9.95) return `${seconds.toFixed(1).replace(/\.0$/, "").replace(".", ",")} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`
}

const numbers = ["Aucune", "Une", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf", "Dix", "Onze", "Douze"]
const spelled = (count: number) => numbers[count] ?? String(count)
const about = (seconds: number) => (seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`)
/** "12:06" becomes "12 h 06" within a sentence. */
const spoken = (moment: string) => moment.replace(/^0?(\d{1,2}):(\d{2})$/, "$1\u00a0h\u00a0$2")

export const publishing: typeof english.publishing = {
  duration,
  states: {
    draft: "Brouillon",
    published: "Publié",
    new: "Pas encore en ligne",
    pending: "Mise à jour prévue",
    live: "En ligne",
    failed: "Génération échouée",
  },
  live: (when) => `En ligne, ${when}`,
  goesLive: (usually) =>
    usually === null
      ? "En ligne à la prochaine génération du site."
      : `En ligne à la prochaine génération du site, d’habitude ${duration(usually)}.`,
  usuallyAfterSave: (usually) => `, d’habitude en ligne en ${duration(usually)}`,
  inAgenda: "Son public le voit aussitôt dans l’agenda.",
  news: {
    one: (title, seconds) =>
      seconds === null ? `${quoted(title)} est en ligne` : `${quoted(title)} est en ligne après ${duration(seconds)}`,
    several: (count, seconds) =>
      seconds === null ? `${count} modifications sont en ligne` : `${count} modifications sont en ligne après ${duration(seconds)}`,
    view: "Voir sur le site",
    viewSite: "Voir le site",
  },
  chip: {
    name: "Mise en ligne",
    percent: (percent) => `${percent} %`,
  },
}

const buildStates: typeof english.publishingPanel.states = {
  waiting: "En attente",
  building: "En cours",
  live: "En ligne",
  replaced: "Remplacée",
  failed: "Échec",
  cancelled: "Annulée",
}

const changes = counted("modification", "modifications")

export const publishingPanel: typeof english.publishingPanel = {
  title: "Mise en ligne",
  loading: "Chargement de l’état de la mise en ligne",
  failed: {
    title: "L’état de la mise en ligne n’a pas pu être chargé",
    detail: (address) => `Échec du chargement de ${address}`,
  },
  stale: "L’état n’a pas pu être actualisé. Nouvel essai en cours.",
  states: buildStates,
  when: (moment, isToday) => (isToday ? `à ${spoken(moment)}` : `le ${moment}`),
  rebuild: "Régénérer maintenant",
  startNow: "Démarrer maintenant",
  buildAgain: "Régénérer",
  cancel: "Annuler",
  viewSite: "Voir le site",
  ordered: { failed: "Cela n’a pas fonctionné." },
  waiting: {
    title: (seconds) =>
      seconds === null
        ? "Des modifications attendent une génération"
        : seconds === 0
          ? "Démarrage immédiat"
          : `Démarrage dans ${seconds} s`,
    text: "Les modifications faites maintenant rejoignent la même génération.",
    manual: "Elles seront en ligne quand quelqu’un en lancera une. Les modifications faites maintenant rejoignent la même génération.",
  },
  building: {
    title: (count) => {
      if (count === 0) return "Génération du site en cours"
      return count === 1 ? "Une modification est en route" : `${spelled(count)} modifications sont en route`
    },
    stays: (when) => `Le site que voient les visiteurs a été généré ${when} et reste en ligne jusqu’à ce que celui-ci soit prêt.`,
    named: quoted,
    others: counted("autre", "autres"),
    staysUp: "Le site que voient les visiteurs reste en ligne jusqu’à ce que celui-ci soit prêt.",
    progress: "Génération",
    left: (percent, seconds) => (seconds === null ? `${percent} %` : `${percent} %, encore ${about(seconds)} environ`),
    started: (at) => `Démarrée à ${at}`,
    usually: (seconds) => `D’habitude ${duration(seconds)}`,
  },
  announce: {
    started: "Une génération du site a démarré",
    half: "La génération est à moitié faite",
    live: "Tout est en ligne",
    failed: "La génération a échoué",
    cancelled: "La génération a été annulée",
  },
  steps: { queued: "En attente", content: "Contenu lu", pages: "Pages générées", live: "En ligne" },
  stepNotes: {
    checked: "Vérifié sur le site même",
    items: counted("contenu", "contenus"),
    of: (done, total) => `${done} sur ${total}`,
  },
  live: {
    title: "Tout est en ligne",
    looked: (when) => `Généré ${when}. Le site montre votre dernière modification ; nous l’avons vérifié.`,
    restored: (when) =>
      `Une génération antérieure est de nouveau en ligne, faite ${when}. Ce qui a été modifié depuis sera en ligne à la prochaine génération.`,
    other: (when) => `Généré ${when}. Le site ne montre pas encore cette génération.`,
    unseen: (when) => `Généré ${when}. Nous n’avons pas pu vérifier le site.`,
  },
  bad: { title: "Le dernier site valable reste en ligne" },
  cancelled: {
    title: "La génération a été annulée",
    text: "Ce qui a été modifié sera en ligne à la prochaine génération.",
  },
  none: {
    title: "Rien n’a encore été généré",
    text: "La première génération démarre avec la première modification publiée, ou quand vous la lancez.",
  },
  host: "Le site est généré par son hébergeur. Son état est lu sur le site même.",
  confirmEmpty: {
    title: "Mettre en ligne sans ce contenu ?",
    text: "Il y avait du contenu de ce type, et maintenant il n’y en a plus. Les visiteurs verraient des listes vides. Si ce n’est pas voulu, vérifiez d’abord le système de contenu.",
    confirm: "Oui, mettre en ligne sans contenu",
    keep: "Garder le dernier site valable",
    open: "Répondre à la question",
  },
  builds: {
    title: "Dernières générations",
    empty: "Aucune génération n’est encore terminée.",
    columns: { started: "Démarrée", result: "Résultat", by: "Demandée par", changes: "Modifications", duration: "Durée" },
    open: (started) => `Ouvrir la génération : ${started}`,
    none: "Aucune",
    count: changes,
    reasons: {
      change: "Modifications",
      rebuild: "Nouvelle génération",
      webhook: "Autre système",
      start: "Démarrage du serveur",
      restore: "Remise en ligne",
      night: "Génération nocturne",
    },
  },
  build: {
    title: (started) => `Génération : ${started}`,
    reason: "Demandée par",
    result: "Résultat",
    problem: "Cause de l’échec",
    item: "Endroit",
    duration: "Durée",
    how: "Étendue",
    incremental: "Seulement ce qui a changé",
    full: "Tout le site",
    why: "Pourquoi tout le site",
    changes: "Modifications",
    change: { published: "publication", changed: "modification", withdrawn: "retrait" },
    more: (count) => (count < 2 ? `et ${count} autre` : `et ${count} autres`),
    noChanges: "Aucune modification du contenu.",
    log: "Journal",
    loadingLog: "Chargement du journal",
    logFailed: "Le journal n’a pas pu être chargé",
    noLog: "Le journal est vide.",
    restore: "Remettre en ligne",
    restoreTitle: "Remettre cette génération en ligne ?",
    restoreText:
      "Les visiteurs voient le site tel qu’il était alors. Ce qui a été modifié depuis est de nouveau en attente et sera en ligne à la prochaine génération.",
    restoreConfirm: "Remettre en ligne",
    restoreKeep: "Garder le site actuel",
  },
  warnings: {
    title: "À faire",
    count: counted("point à examiner", "points à examiner"),
    empty: "Rien à faire : la dernière génération n’a trouvé aucun défaut.",
    kinds: {
      link: "Lien mort",
      alt: "Texte alternatif manquant",
      picture: "Image manquante",
      size: "Trop volumineux",
      summary: "Sans résumé",
      content: "Contenu",
    },
    more: (count) => `En afficher ${count} de plus`,
    wholeSite: "Tout le site",
  },
  elsewhere: {
    title: "Ce système ne renseigne pas sur les générations du site",
    built: (when, seconds) => `Le site que voient les visiteurs a été généré ${when}, en ${seconds}.`,
    shows: (counts) => `Il montre ${counts}.`,
    unknown: "Le site ne dit pas quand il a été généré.",
    failed: "Le site n’a pas répondu.",
    text: "La ligne et l’éditeur de chaque publication indiquent malgré tout si les visiteurs la voient : ils consultent le site même.",
  },
}
