/** The forms in which a table is saved, each with its title, `portal.export.as.<name>`. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

/** The media type of each. */
export const tableMedia = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Readonly<Record<TableFormat, string>>
