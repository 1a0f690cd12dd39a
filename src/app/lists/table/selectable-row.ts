import { rowSelectionFeature, tableFeatures, type Row as TableRow } from "@tanstack/react-table"
import type { Row } from "#app/lists/rows/row.ts"

/** The server filters, sorts and pages, so the table only selects. */
export const features = tableFeatures({ rowSelectionFeature })

export type SelectableRow = TableRow<typeof features, Row>
