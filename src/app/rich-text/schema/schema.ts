import type { Extensions } from "@tiptap/core"
import { Anchor, Document, HardBreak, Heading, Kept, Paragraph, Quote, Rule, Text } from "./blocks.ts"
import { BulletList, ListItem, OrderedList } from "./lists.ts"
import { marks } from "./marks.ts"
import { Note } from "./note.ts"
import { Figure, InlinePicture } from "./pictures.ts"
import { tables } from "./tables.ts"

/** Everything that restricted HTML holds (contract/restricted-html.ts). */
export const content: Extensions = [
  ...[Document, Text, Paragraph, Heading, BulletList, OrderedList, ListItem, Quote, Rule, Figure, ...tables, Kept],
  ...[HardBreak, Note, Anchor, InlinePicture],
  ...marks,
]
