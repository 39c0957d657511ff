import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useText } from '../../texts/use-text.ts'
import { controlAttributes } from '../control/control-attributes.ts'
import type { ControlProps } from '../control/control-attributes.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import { drawName } from './draw-name.ts'
import { drawnSvg, namedSvg, toPng } from './signature-file.ts'
import { useSignaturePad } from './use-signature-pad.ts'

export interface SignatureAreaProps {
  readonly field: ControlProps & Pick<FieldWidgetProps, 'options'>
  readonly onSigned: (file: File) => void
}

const ways = ['draw', 'type'] as const

/**
 * Where the user signs: a pad to draw on or, for those who cannot draw, a typed name. Save and clear need some input.
 */
export function SignatureArea({ field, onSigned }: SignatureAreaProps) {
  const { id, disabled, readonly, options } = field
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [way, setWay] = useState<(typeof ways)[number]>('draw')
  const [name, setName] = useState('')
  const isFixed = disabled || readonly
  const drawTyped = (typed: string) => {
    if (canvas.current) drawName(canvas.current, typed.trim())
  }
  const { pad, isDrawn, clear } = useSignaturePad(canvas, way === 'draw' && !isFixed, () => {
    if (way === 'type') drawTyped(name)
  })
  const isSigned = way === 'draw' ? isDrawn : name.trim() !== ''
  const choose = (next: (typeof ways)[number]) => {
    clear()
    setName('')
    setWay(next)
  }
  const type = (typed: string) => {
    setName(typed)
    drawTyped(typed)
  }
  const save = async () => {
    if (!canvas.current || !pad.current) return
    const isSvg = options['format'] === 'svg'
    const file = !isSvg
      ? await toPng(canvas.current)
      : way === 'draw'
        ? drawnSvg(pad.current)
        : namedSvg(canvas.current, name.trim())
    onSigned(file)
  }
  const picture = {
    role: 'img',
    'aria-label': text(way === 'draw' ? 'renderer.signature.pad' : 'renderer.signature.typed', { name }),
  }
  return (
    <Area>
      <div className="ways">
        {ways.map((one, index) => (
          <label key={one} data-chosen={one === way || undefined}>
            <input
              {...(index === 0 && controlAttributes({ ...field, hideLabel: false, required: false }))}
              type="radio"
              name={`${id}-way`}
              checked={one === way}
              disabled={isFixed}
              onChange={() => choose(one)}
            />
            {text(`renderer.signature.${one}`)}
          </label>
        ))}
      </div>
      {way === 'type' && (
        <input
          className="name"
          type="text"
          aria-label={text('renderer.signature.name')}
          placeholder={text('renderer.signature.name')}
          autoComplete="name"
          maxLength={80}
          value={name}
          disabled={isFixed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isSigned) void save()
          }}
        />
      )}
      <div className="paper" data-invalid={field.rawErrors.length > 0 || undefined}>
        <canvas ref={canvas} {...picture} data-pen={(way === 'draw' && !isFixed) || undefined} />
        <span aria-hidden="true" className="line" />
        {!isSigned && (
          <span aria-hidden="true" className="hint">
            {text(way === 'draw' ? 'renderer.signature.here' : 'renderer.signature.preview')}
          </span>
        )}
      </div>
      <div className="acts">
        <button type="button" disabled={!isSigned || isFixed} onClick={() => void save()} className="save">
          {text('renderer.signature.save')}
        </button>
        <button
          type="button"
          disabled={!isSigned || isFixed}
          onClick={() => {
            clear()
            setName('')
          }}
        >
          {text('renderer.signature.clear')}
        </button>
      </div>
    </Area>
  )
}

const Area = styled('div')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  const radius = theme.vars?.shape.borderRadius
  return {
    display: 'grid',
    gap: 10,
    '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px' },
    '& .ways label': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
    '& .ways input': { width: 18, height: 18, margin: 0, accentColor: palette.primary.strong },
    '& .name': {
      minHeight: 46,
      boxSizing: 'border-box',
      width: '100%',
      padding: '0 13px',
      border: `1px solid ${palette.control.border}`,
      borderRadius: radius,
      background: palette.background.paper,
      color: palette.text.primary,
      font: 'inherit',
    },
    '& .name:focus-visible, & button:focus-visible': {
      outline: `2px solid ${palette.primary.strong}`,
      outlineOffset: 1,
    },
    '& .paper': {
      position: 'relative',
      height: 180,
      overflow: 'hidden',
      border: `1px solid ${palette.control.border}`,
      borderRadius: radius,
      background: '#fff',
    },
    '& .paper[data-invalid]': { borderColor: palette.error.strong },
    '& canvas': { display: 'block', width: '100%', height: '100%' },
    '& canvas[data-pen]': { cursor: 'crosshair', touchAction: 'none' },
    '& .line': { position: 'absolute', inset: 'auto 24px 44px', borderTop: '1px solid #9aa0aa', pointerEvents: 'none' },
    '& .hint': {
      position: 'absolute',
      inset: 'auto 24px 14px',
      color: '#5a5f69',
      fontSize: '0.8125rem',
      pointerEvents: 'none',
    },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& .acts button': {
      minHeight: 40,
      padding: '0 18px',
      border: `1px solid ${palette.control.border}`,
      borderRadius: radius,
      background: 'transparent',
      color: palette.text.primary,
      font: 'inherit',
      fontSize: '0.9375rem',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& .acts button.save': {
      borderColor: palette.primary.strong,
      background: palette.primary.soft,
      color: palette.primary.text,
    },
    '& .acts button:disabled': {
      borderColor: palette.divider,
      background: 'transparent',
      color: palette.text.disabled,
      cursor: 'not-allowed',
    },
  }
})
