import { useState } from 'react'
import type { DragEvent } from 'react'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { styled } from '@mui/material/styles'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { hashOfFile } from './hash-of-file.ts'

interface CheckedFileProps {
  /** Of the issued file; null while it is not drawn yet. */
  readonly sha256: string | null
  /** Asks for it again. */
  readonly onMissing: () => void
}

type Finding = 'genuine' | 'different' | 'unreadable'

interface Checked {
  readonly name: string
  /** Undefined for a file that could not be read. */
  readonly hash: string | undefined
}

/** Compares a file with the issued one by its bytes, in the browser: the file is sent nowhere. */
export function CheckedFile({ sha256, onMissing }: CheckedFileProps) {
  const text = useText()
  const [checked, setChecked] = useState<Checked>()
  const [isOver, setIsOver] = useState(false)
  const take = async (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined) return
    if (sha256 === null) onMissing()
    setChecked({ name: file.name, hash: await hashOfFile(file) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files)
  }
  return (
    <Check aria-labelledby="verified-file">
      <h2 id="verified-file">{text('portal.verification.file')}</h2>
      <p>{text('portal.verification.file-lead')}</p>
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <UploadFile aria-hidden />
        <span>{text('portal.verification.choose')}</span>
        <input
          type="file"
          accept="application/pdf,.pdf"
          onChange={(event) => {
            void take(event.target.files)
            event.target.value = ''
          }}
        />
      </Zone>
      {checked && <FileFinding checked={checked} sha256={sha256} />}
    </Check>
  )
}

const kinds = { genuine: 'success', different: 'error', unreadable: 'warning' } as const

function FileFinding({
  checked: { name, hash },
  sha256,
}: {
  readonly checked: Checked
  readonly sha256: string | null
}) {
  const text = useText()
  if (sha256 === null) return <AlertBanner kind="info">{text('portal.verification.not-drawn')}</AlertBanner>
  const compared: Finding = hash === sha256 ? 'genuine' : 'different'
  const finding = hash === undefined ? 'unreadable' : compared
  return <AlertBanner kind={kinds[finding]}>{text(`portal.verification.${finding}`, { name })}</AlertBanner>
}

const Check = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
}))

/** The label of a native file input, so that every input method works. */
const Zone = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  minHeight: 76,
  padding: theme.spacing(1.75, 2.25),
  border: '1.5px dashed var(--mui-palette-control-border)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  color: 'var(--mui-palette-primary-text)',
  fontWeight: 600,
  cursor: 'pointer',
  '& svg': { flexShrink: 0, width: 28, height: 28 },
  '&:hover, &[data-over]': {
    borderColor: 'var(--mui-palette-primary-strong)',
    background: 'var(--mui-palette-primary-soft)',
  },
  '&[data-over]': { borderStyle: 'solid' },
  '&:focus-within:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-strong)', outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
    fontSize: 0,
  },
}))
