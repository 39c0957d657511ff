import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { useText } from '../../texts/use-text.ts'
import { controlAttributes } from '../control/control-attributes.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import { fileFrame } from './file-frame.ts'
import { typeNames } from './file-rules.ts'
import type { FileRules } from './file-rules.ts'
import { formatSize } from '../../../engine/format/format-size.ts'

export interface DropZoneProps {
  readonly field: FieldWidgetProps
  readonly rules: FileRules
  readonly onFile: (file: File) => void
}

/** Where a file is dropped or chosen. It is the label of a native file input, so that every input method works. */
export function DropZone({ field, rules, onFile }: DropZoneProps) {
  const text = useText()
  const [isOver, setIsOver] = useState(false)
  const disabled = field.disabled || field.readonly
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  return (
    <Zone
      data-over={isOver || undefined}
      data-invalid={field.rawErrors.length > 0 || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <UploadFile aria-hidden />
      <span>
        <b>{text('renderer.file.choose')}</b> {text('renderer.file.drop')}
        <small>{limitsText(rules, text('renderer.file.under', { limit: formatSize(rules.maximumSize ?? 0) }))}</small>
      </span>
      <input
        {...controlAttributes(field)}
        aria-label={undefined}
        aria-labelledby={`${field.id}-label`}
        type="file"
        name={field.name}
        accept={rules.mediaTypes.join(',') || undefined}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
        onBlur={() => field.onBlur(field.id, field.value)}
      />
    </Zone>
  )
}

function limitsText(rules: FileRules, under: string): string {
  return [typeNames(rules.mediaTypes), rules.maximumSize === undefined ? '' : under].filter(Boolean).join(' · ')
}

const Zone = styled('label')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    ...fileFrame(theme),
    padding: '14px 18px',
    border: `1.5px dashed ${palette.control.border}`,
    color: palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    cursor: 'pointer',
    transition: 'border-color 120ms, background-color 120ms',
    '& b': { fontWeight: 600, color: palette.primary.text },
    '& small': { display: 'block', fontSize: '0.8125rem' },
    '& > svg': { width: 28, height: 28, flexShrink: 0, color: palette.primary.text },
    '&:hover, &[data-over]': { borderColor: palette.primary.strong, background: palette.primary.soft },
    '&[data-over]': { borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: palette.error.strong },
    '&[data-disabled]': { cursor: 'not-allowed', borderColor: palette.divider, background: palette.sunken },
    '&[data-disabled] b, &[data-disabled] > svg': { color: 'inherit' },
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${palette.primary.strong}`, outlineOffset: 2 },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      opacity: 0,
      cursor: 'inherit',
      fontSize: 0,
    },
  }
})
