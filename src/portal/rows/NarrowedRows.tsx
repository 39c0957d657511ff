import Box from '@mui/material/Box'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { FilterSelects } from '../../renderer/filters/FilterSelects.tsx'
import { focusFirstTool } from '../../renderer/filters/focus-first-tool.ts'
import { TrailingTools, withoutSwitch } from '../../renderer/filters/TrailingTools.tsx'
import type { DrawnRows } from '../../renderer/tables/drawn-as.ts'
import { narrowedTo, notNarrowed } from '../../renderer/tables/narrow-rows.ts'
import type { Narrowing } from '../../renderer/tables/narrow-rows.ts'
import { NoneMatch } from '../../renderer/tables/NoneMatch.tsx'
import { rowsAsCsv } from '../../renderer/tables/rows-as-csv.ts'
import type { ReadColumn, TableReader } from '../../renderer/tables/table-reader.ts'
import { useFoundRowsText } from '../../renderer/tables/use-found-rows-text.ts'
import { saveCsv } from '../documents/save-csv.ts'
import { RowTools } from './RowTools.tsx'
import type { SavedFile } from './saved-file.ts'

interface NarrowedRowsProps<Row, Column> {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** What the filters leave of them. */
  readonly shown: readonly Row[]
  readonly reader: TableReader<Row, Column>
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
  /** The file in which they can be saved. */
  readonly file: SavedFile | undefined
  readonly drawn: DrawnRows
  /** The width from which the columns of their table fit, rem. */
  readonly fits: number
  /** False where the rows are a part of all there are, which filters and a file would hide. */
  readonly hasTools?: boolean
  /** The table of what is shown; drawn unless that is nothing. */
  readonly children: ReactNode
}

/** A table of rows that are not records, with what narrows and saves them above it. */
export function NarrowedRows<Row, Column extends ReadColumn>(props: NarrowedRowsProps<Row, Column>) {
  const { file, columns, rows, shown, reader, narrowing, onNarrow, hasTools = true, drawn, fits, children } = props
  const tools = useRef<HTMLDivElement>(null)
  const foundText = useFoundRowsText(shown.length, rows.length)
  return (
    <>
      {(hasTools || drawn.onDraw) && (
        <Box sx={{ containerType: 'inline-size' }}>
          <RowTools ref={tools} sx={withoutSwitch(fits)}>
            {hasTools && (
              <FilterSelects
                {...{ columns, rows, reader, narrowing }}
                onNarrow={(column, value) => onNarrow(narrowedTo(narrowing, column, value))}
              />
            )}
            <TrailingTools
              {...{ drawn, fits }}
              exportTitle={file?.button}
              onExport={
                hasTools && file ? () => saveCsv(file.name, rowsAsCsv(shown, columns, reader, file.facts)) : undefined
              }
            />
          </RowTools>
        </Box>
      )}
      <output className="rg-unseen">{foundText}</output>
      {shown.length === 0 ? (
        <NoneMatch
          onShowAll={() => {
            onNarrow(notNarrowed)
            focusFirstTool(tools.current)
          }}
        />
      ) : (
        children
      )}
    </>
  )
}
