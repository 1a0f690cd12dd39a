export const eventFields = {
  start: "field_event_start",
  end: "field_event_end",
  allDay: "field_all_day",
  rule: "field_rrule",
  leftOut: "field_exdates",
  series: "field_series",
  cancelled: "field_cancelled",
  audience: "field_audience",
  category: "field_category",
  location: "field_location",
} as const
