import Close from '@mui/icons-material/CloseOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { FileAnswer, FileRegistry } from '../../store/state/file-registry.ts'
import { BreakableText } from '../../texts/BreakableText.tsx'
import { useText } from '../../texts/use-text.ts'
import { fileFrame } from './file-frame.ts'
import { fileKind } from '../../../engine/format/file-kind.ts'
import { formatSize } from '../../../engine/format/format-size.ts'
import { openFile } from './open-file.ts'

export interface FileCardProps {
  readonly files: FileRegistry
  readonly answer: FileAnswer
  /** Replaces the file icon. */
  readonly picture?: ReactNode
  /** The button that replaces the file, or nothing where it cannot be changed. */
  readonly replace?: ReactNode
  readonly onRemove?: () => void
}

/** A chosen or stored file: its name, kind and size, its upload progress, and its actions. */
export function FileCard({ files, answer, picture, replace, onRemove }: FileCardProps) {
  const text = useText()
  const sent = useSyncExternalStore(files.subscribeProgress, files.progress)
  const isUnsent = useSyncExternalStore(files.subscribeProgress, files.isUnsent)
  const isLocal = files.get(answer.id) !== undefined
  const isSending = sent !== undefined && isLocal
  return (
    <Card>
      {picture ?? <Description aria-hidden className="sheet" />}
      <div>
        <b>
          <BreakableText>{answer.name}</BreakableText>
        </b>
        <small>{[fileKind(answer), formatSize(answer.size)].filter(Boolean).join(' · ')}</small>
        <small>
          <output>{isUnsent && isLocal && text('renderer.file.unsent')}</output>
        </small>
        <div className="actions">
          <button type="button" onClick={() => void openFile(files, answer)}>
            {text('renderer.file.open')}
          </button>
          {replace}
        </div>
      </div>
      {onRemove && (
        <button type="button" className="remove" onClick={onRemove} title={text('renderer.file.remove')}>
          <Close aria-hidden />
          <span className="rg-unseen">{text('renderer.file.removeNamed', { name: answer.name })}</span>
        </button>
      )}
      {isSending && <progress value={sent} max={1} aria-label={text('renderer.file.sending', { name: answer.name })} />}
    </Card>
  )
}

const Card = styled('div')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    ...fileFrame(theme),
    padding: '12px 14px 12px 16px',
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    lineHeight: 1.4,
    '& > div': { flex: 1, minWidth: 0 },
    '& b': { display: 'block', fontWeight: 600, fontSize: '0.9375rem' },
    '& small': { display: 'block', fontSize: '0.8125rem', color: palette.text.secondary },
    '& .sheet': { width: 32, height: 32, color: palette.primary.text },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '0 18px', marginTop: 2 },
    '& .actions button, & .actions label': {
      minHeight: 28,
      padding: 0,
      border: 0,
      background: 'none',
      color: palette.primary.text,
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 600,
      cursor: 'pointer',
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: 3,
    },
    '& .actions label': { display: 'inline-flex', alignItems: 'center', position: 'relative', overflow: 'hidden' },
    '& .actions label:focus-within:has(:focus-visible)': { outline: `2px solid ${palette.primary.strong}` },
    '& .actions button:hover, & .actions label:hover': { textDecorationColor: 'currentcolor' },
    '& .actions input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 },
    '& .remove': {
      alignSelf: 'flex-start',
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      flexShrink: 0,
      margin: '-4px -4px 0 0',
      border: 0,
      borderRadius: `calc(${theme.vars?.shape.borderRadius} * 0.7)`,
      background: 'transparent',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { background: palette.error.soft, color: palette.error.text },
      '& svg': { width: 20, height: 20 },
    },
    '& progress': {
      appearance: 'none',
      position: 'absolute',
      inset: 'auto 0 0',
      width: '100%',
      height: 4,
      border: 0,
      background: palette.divider,
      '&::-webkit-progress-bar': { background: palette.divider },
      '&::-webkit-progress-value': { background: palette.primary.strong, transition: 'inline-size 200ms' },
      '&::-moz-progress-bar': { background: palette.primary.strong },
    },
  }
})
