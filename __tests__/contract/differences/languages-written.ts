/** Declared differences in writing with three languages (docs/drupal-contract.md). What our model lacks, such as featured publications, isn't sent. */
import type { Difference } from "../replay.ts"
import { does, hasNoRoute, refuses, says, servesNoNode } from "./forms.ts"

const notServed = "aliases, menus and languages are no resources here, and nodes have no HTML or REST"
const fails = "422 where Drupal fails with a 500"
const addressOfKind = "422 for an address that isn't one of the kind"
const languageStays = "the language of a text can't be changed, with or without translations"
const rolesWin = "a contributor writes what an administrator writes (docs/product.md)"
const threeLanguages = "a text is in one of the three languages"
const originalsOnly = "a new item is an original"

export const differences: Readonly<Record<string, Difference>> = {
  "lang-10k-patch-langcode-of-translation-to-existing": refuses(
    fails,
    "422 Unprocessable Content: langcode.0: The translation language cannot be changed (fr). at /data/attributes/langcode/0",
  ),
  "lang-10l-patch-langcode-of-translation-to-free": refuses(
    fails,
    "422 Unprocessable Content: langcode.0: The translation language cannot be changed (fr). at /data/attributes/langcode/0",
  ),
  "lang-10m-patch-langcode-of-default": refuses(
    languageStays,
    "422 Unprocessable Content: langcode.0: The translation language cannot be changed (en). at /data/attributes/langcode/0",
  ),
  "lang-10n-after-langcode-change": {
    reason: languageStays,
    ours: { values: { langcode: "en", path: { alias: "/post/appel-a-projets-energie-citoyenne", langcode: "en" } } },
  },
  "lang-12-alias-duplicate-same-language": refuses(
    "422 for an address that is somebody else's",
    '422 Unprocessable Content: path.0.alias: The address /post/economie-circulaire-etat-des-lieux is already that of "Économie circulaire : où en sommes-nous ?" in this language. Choose another one. at /data/attributes/path/alias',
  ),
  "lang-12h-alias-with-other-langcode": refuses(
    "the language of an address is that of its text",
    "422 Unprocessable Content: path.0.langcode: The language of an address is that of its item. at /data/attributes/path/langcode",
  ),
  "lang-12i-fr-after": { reason: "the write before was refused", ours: { values: { path: { alias: "/post/rapport-annuel-bis" } } } },
  "lang-12k-alias-node-path": refuses(
    addressOfKind,
    "422 Unprocessable Content: path.0.alias: The address of this kind (Publication) is /post/ and one more part. at /data/attributes/path/alias",
  ),
  "lang-12l-alias-with-prefix": refuses(
    addressOfKind,
    "422 Unprocessable Content: path.0.alias: The address of this kind (Publication) is /post/ and one more part. at /data/attributes/path/alias",
  ),
  "lang-12m-alias-null-fr": {
    reason: "an item without an address gets one of its title",
    ours: {
      attributes: { path: ["alias", "langcode", "pid"] },
      values: { path: { alias: "/post/rapport-annuel-titre-francais-modifie", langcode: "fr" } },
    },
  },
  "lang-12n-path-alias-list-webmaster": hasNoRoute(notServed, "GET /jsonapi/path_alias/path_alias"),
  "lang-12p-router-old-nl-alias": {
    reason: "a former address leads on",
    ours: {
      status: 200,
      body: {
        details: null,
        entity: {
          canonical: "/nl/post/jaarverslag-nieuw",
          type: "node",
          bundle: "article",
          id: "7",
          uuid: "83ad5135-0283-4f3d-a933-b9f18a6160fa",
        },
        isHomePath: false,
        jsonapi: {
          individual: "/nl/jsonapi/node/article/83ad5135-0283-4f3d-a933-b9f18a6160fa",
          resourceName: "node--article",
          pathPrefix: "jsonapi",
          basePath: "/jsonapi",
          entryPoint: "/nl/jsonapi",
        },
        label: "Jaarverslag 2024 in het kort",
        message: null,
        meta: {
          deprecated: {
            "jsonapi.pathPrefix":
              "This property has been deprecated and will be removed in the next version of Decoupled Router. Use basePath instead.",
          },
        },
        redirect: [{ from: "/post/jaarverslag-2024-in-het-kort", to: "/nl/post/jaarverslag-nieuw", status: "301" }],
        resolved: "/nl/post/jaarverslag-nieuw",
      },
    },
  },
  "lang-12q-alias-fr-with-pid-of-en": refuses(
    "422 for the number of another address",
    "422 Unprocessable Content: path.0.pid: The item's address has changed since it was read. Send the alias alone, without pid. at /data/attributes/path/pid",
  ),
  "lang-12r-en-after-that": {
    reason: "the write before was refused",
    ours: { values: { path: { alias: "/post/rapport-annuel-2024-l-essentiel" } } },
  },
  "lang-13d-post-at-fr-langcode-en": {
    reason: "a new item gets an address of its title",
    ours: { values: { path: { alias: "/post/created-at-fr-with-langcode-en" } } },
  },
  "lang-13f-post-langcode-und": refuses(
    threeLanguages,
    "422 Unprocessable Content: langcode.0: The value you selected is not a valid choice. at /data/attributes/langcode/0",
  ),
  "lang-13g-post-langcode-zxx": refuses(
    threeLanguages,
    "422 Unprocessable Content: langcode.0: The value you selected is not a valid choice. at /data/attributes/langcode/0",
  ),
  "lang-13h-post-default-langcode-false": refuses(
    originalsOnly,
    "403 Forbidden: The current user is not allowed to POST the selected field (default_langcode). A new item is an original; a translation is added to it at /api/translation. at /data/attributes/default_langcode",
  ),
  "lang-13i-post-content-translation-source": refuses(
    originalsOnly,
    "403 Forbidden: The current user is not allowed to POST the selected field (content_translation_source). A new item is an original; a translation is added to it at /api/translation. at /data/attributes/content_translation_source",
  ),
  "lang-13j-get-created-at-fr-unprefixed": refuses(
    "a new item is a draft",
    "403 Forbidden: The current user is not allowed to GET the selected resource. at /data",
  ),
  "lang-13n-get-damaged": { reason: "the damaged item was refused", ours: { ids: [] } },
  "lang-13o-post-at-fr-current-interface": {
    reason: "a new item is in English where nothing is said, whatever the prefix and the author",
    ours: { values: { langcode: "en", path: { alias: "/post/cree-sous-fr-reglage-current-interface", langcode: "en" } } },
  },
  "lang-13p-post-authors-default": {
    reason: "a new item is in English where nothing is said, whatever the prefix and the author",
    ours: { values: { langcode: "en", path: { alias: "/post/reglage-authors-default", langcode: "en" } } },
  },
  "lang-15c-revision-current-en": {
    reason: "a save of an address alone counts as one of the original",
    ours: { values: { revision_translation_affected: true } },
  },
  "lang-16c-user-patch-preferred-langcode-unknown": says(
    "one violation for one value",
    "422 Unprocessable Content: preferred_langcode.0: The value you selected is not a valid choice. at /data/attributes/preferred_langcode/0",
  ),
  "lang-16d-user-patch-langcode": does(rolesWin),
  "lang-16e-user-patch-at-fr-prefix": {
    reason: "the write before changed the language of the account",
    ours: { values: { langcode: "fr" } },
  },
  "lang-17d-upload-at-fr": refuses(
    "extensions are those of our model",
    "422 Unprocessable Content: Unprocessable Entity: file validation failed.\nOnly files with the following extensions are allowed: pdf odt ods docx xlsx zip.",
  ),
  "lang-17e-rest-node-fr": servesNoNode(
    notServed,
    "content_translation_outdated",
    "content_translation_source",
    "revision_translation_affected",
  ),
  "lang-19c-module-add-not-owner": { reason: rolesWin, ours: { status: 201 } },
  "lang-19g-publish-by-contributor": does(rolesWin),
  "lang-19l-aliases-after-removal": hasNoRoute(notServed, "GET /jsonapi/path_alias/path_alias"),
}
