import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { FileRegistry, readFileAnswer } from '../../store/state/file-registry.ts'
import type { LoadFile } from '../../store/state/file-registry.ts'
import { MaskedText } from '../../texts/MaskedText.tsx'
import { ShortText } from '../../texts/ShortText.tsx'
import { useText } from '../../texts/use-text.ts'
import { openFile } from '../../widgets/file/open-file.ts'

export interface CellProps {
  readonly record: JsonObject
  readonly column: ColumnDefinition
  readonly text: string
  readonly loadFile: LoadFile | undefined
}

/** A cell's content: its text, what happened line by line, a file to open, or a dash where there is nothing. */
export function Cell({ record, column, text, loadFile }: CellProps) {
  const translate = useText()
  const files = useMemo(() => new FileRegistry(loadFile), [loadFile])
  const file = column.format === 'file' ? readFileAnswer(ownValue(record, column.field)) : undefined
  if (text === '') {
    return (
      <>
        <span aria-hidden>—</span>
        <span className="rg-unseen">{translate('renderer.record.none')}</span>
      </>
    )
  }
  if (column.masked) return <MaskedText>{text}</MaskedText>
  if (column.states) return text.split('\n').map(stateLine)
  if (file === undefined) return <ShortText limit={column.preview}>{text}</ShortText>
  return (
    <Link component="button" type="button" onClick={() => void openFile(files, file)} sx={{ textAlign: 'left' }}>
      {text}
    </Link>
  )
}

/** The first is the newest, and what counts. */
const stateLine = (line: string, place: number) => (
  <Box key={line} component="span" sx={{ display: 'block', ...(place > 0 && { color: 'text.secondary' }) }}>
    {line}
  </Box>
)
