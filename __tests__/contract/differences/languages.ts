/** Declared differences in reading with three languages (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"
import { hasNoRoute, says } from "./forms.ts"

const notServed = "aliases, menus and languages are no resources here, and nodes have no HTML or REST"
const wholeAddress = "the link of a refusal has the whole address"

export const differences: Readonly<Record<string, Difference>> = {
  "lang-01-collection-fr-default-weights": {
    reason: "the languages have their weights from the start: English comes first",
    ours: {
      values: {
        content_translation_source: "und",
        default_langcode: true,
        langcode: "en",
        path: { alias: "/post/nouvelle-charte-des-adherents", langcode: "en" },
        title: "Nouvelle charte des adhérents",
      },
    },
  },
  "lang-03b-filter-langcode-fr-unprefixed": {
    reason: "a filter matches no text that the viewer may not see",
    ours: { ids: { lacks: ["3718bb39-9c01-45bb-af66-a0000ea74a9a"], has: [] } },
  },
  "lang-03i-sort-title-fr": {
    reason: "a sorted list has visible items only, and is sorted by the title that it shows",
    ours: {
      ids: {
        lacks: [],
        has: [
          "e2f5375d-5d95-4d53-99ad-2e271416674d",
          "584b0af6-eb66-4e4e-8b1c-7cb91656aed4",
          "63c9c3ae-4ccd-4b24-bdcc-04a57cecee8c",
          "b2763347-dd54-47a3-bf21-5022c0bf3605",
          "d8622438-c7a9-4364-89cb-170f1466f626",
          "c08df090-753c-44a2-a0d9-fe9f433c2586",
          "6f75d0f0-92f0-4a9f-a716-a05a20285315",
          "f4847a46-9274-407c-b6d5-98c47c1e0978",
          "dee2b974-ea88-45b3-8812-ac64fa9c60e6",
          "81b79212-3c75-4822-9a52-787a15134ecd",
          "a5a21cf4-d834-4cfd-96ae-6f211d28bb1f",
          "031e22a4-726f-4647-8fd2-f8ac711b8728",
          "f66338b5-3c4e-4306-8b20-f8402ad254a9",
          "f404b8d6-8a87-4746-9ad5-6864e3c02b4a",
          "c3aef188-de16-4dc3-bbfd-7ba5ebb634f2",
          "83ad5135-0283-4f3d-a933-b9f18a6160fa",
          "a75ec279-6979-4b95-a690-191a3676b877",
        ],
      },
    },
  },
  "lang-04g-single-fr-unpublished-anon": says(
    wholeAddress,
    "403 Forbidden: The current user is not allowed to GET the selected resource. at /data",
  ),
  "lang-04j-single-en-unpublished-fr-published": says(
    wholeAddress,
    "403 Forbidden: The current user is not allowed to GET the selected resource. at /data",
  ),
  "lang-04k-single-nl-absent-falls-to-unpublished-en": says(
    wholeAddress,
    "403 Forbidden: The current user is not allowed to GET the selected resource. at /data",
  ),
  "lang-06b-languages-collection-anon": hasNoRoute(notServed, "GET /jsonapi/configurable_language/configurable_language"),
  "lang-06c-languages-collection-webmaster": hasNoRoute(notServed, "GET /jsonapi/configurable_language/configurable_language"),
  "lang-07d-filter-tag-name-en-at-fr": {
    reason: "a filtered list names no hidden items, which take no place in a page",
    ours: { ids: { lacks: [], has: ["d8622438-c7a9-4364-89cb-170f1466f626"] } },
  },
  "lang-08-menu-linkset-fr": {
    reason: notServed,
    ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body: { linkset: null } },
  },
  "lang-08b-menu-linkset-en": {
    reason: notServed,
    ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body: { linkset: null } },
  },
  "lang-08c-menu-link-content-fr-webmaster": hasNoRoute(notServed, "GET /fr/jsonapi/menu_link_content/menu_link_content"),
}
