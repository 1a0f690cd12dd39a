import type * as english from "../en/preview.ts"

export const preview: typeof english.preview = {
  title: "Aperçu",
  frame: "La page telle que les visiteurs la verront",
  width: "Largeur de la page",
  devices: { phone: "Téléphone", tablet: "Tablette", desktop: "Ordinateur" },
  close: "Fermer l’aperçu",
  failed: "L’aperçu n’a pas pu être chargé. Vérifiez votre connexion et appuyez de nouveau sur Aperçu.",
  none: "Ceci n’a pas de page propre.",
}
