import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'

interface ChooseImportProps {
  readonly isReading: boolean
  /** Why the last file cannot be imported. */
  readonly problem: string | undefined
  /** How large it may be. */
  readonly limits: string
  readonly onFile: (file: File) => void
}

/** Where the file is chosen or dropped: the label of a native input, so that every input method works. */
export function ChooseImport({ isReading, problem, limits, onFile }: ChooseImportProps) {
  const text = useText()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    if (file && !isReading) onFile(file)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      {problem !== undefined && (
        <Box sx={{ mb: 2 }}>
          <AlertBanner kind="error">{problem}</AlertBanner>
        </Box>
      )}
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isReading ? <CircularProgress aria-hidden size={28} /> : <UploadFile aria-hidden />}
        <output>
          {isReading ? (
            text('portal.import.reading')
          ) : (
            <>
              <b>{text('portal.import.choose')}</b> {text('portal.import.drop')}
            </>
          )}
          <small>{limits}</small>
        </output>
        <input
          type="file"
          name="file"
          aria-label={text('portal.import.file')}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </Zone>
    </Card>
  )
}

const Zone = styled('label')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 14,
    minHeight: 120,
    boxSizing: 'border-box',
    padding: '14px 18px',
    border: `1.5px dashed ${palette.control.border}`,
    borderRadius: theme.vars?.shape.borderRadius,
    color: palette.text.secondary,
    lineHeight: 1.45,
    cursor: 'pointer',
    '& b': { fontWeight: 600, color: palette.primary.text },
    '& small': { display: 'block', fontSize: '0.8125rem' },
    '& > svg': { width: 32, height: 32, flexShrink: 0, color: palette.primary.text },
    '&:hover, &[data-over]': { borderColor: palette.primary.strong, background: palette.primary.soft },
    '&[data-over]': { borderStyle: 'solid' },
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${palette.primary.strong}`, outlineOffset: 2 },
    '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  }
})
