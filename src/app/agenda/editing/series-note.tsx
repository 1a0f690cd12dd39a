import { useEffect } from "react"
import { screenPath } from "#contract/screens.ts"
import { eventIn, isSeries } from "#app/agenda/series/events.ts"
import { useLazyGetSeriesQuery } from "#app/agenda/series/series-api.ts"
import { clockTimeOf } from "#app/agenda/days/event-time.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Continued, Item } from "#app/resources/item.ts"
import { eventForm as words, repeatWords } from "#app/strings/event-editing.ts"
import { Link } from "#ui/link.tsx"
import { Notice } from "#ui/notice.tsx"

/** Says which events of a series the form changes. */
export function SeriesNote({ item }: { readonly item: Item }) {
  const { series, recurrenceId } = eventIn(item.values)
  if (series !== null) return <OfSeries of={series.id} day={dayWords(recurrenceId)} />
  if (item.continues !== undefined) return <NewSeries item={item} continued={item.continues} />
  if (item.number === null) return null
  return isSeries(item) ? <WholeSeries of={item.id} /> : null
}

function NewSeries({ item, continued }: { readonly item: Item; readonly continued: Continued }) {
  return (
    <Notice title={words.following(dayWords(continued.at), textOf(item.values.title))}>
      {continued.isPublished && item.number === null && <p>{words.publishedWithSave}</p>}
    </Notice>
  )
}

function dayWords(time: string): string {
  return repeatWords.day(clockTimeOf(time).date)
}

function OfSeries({ of, day }: { readonly of: string; readonly day: string }) {
  const series = useSeries(of)
  return (
    <Notice title={words.ofSeries(day)}>
      {series !== undefined && series.item.number !== null && (
        <p>
          <Link to={screenPath({ kind: "edit", of: "agenda", id: series.item.number })}>{words.openSeries}</Link>
        </p>
      )}
    </Notice>
  )
}

function WholeSeries({ of }: { readonly of: string }) {
  const series = useSeries(of)
  return <Notice title={words.isSeries(series?.exceptions.length ?? 0)} />
}

function useSeries(of: string) {
  const [load, { currentData }] = useLazyGetSeriesQuery()
  useEffect(() => {
    void load(of)
  }, [load, of])
  return currentData
}
