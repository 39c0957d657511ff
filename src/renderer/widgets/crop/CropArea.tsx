import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react'
import { useText } from '../../texts/use-text.ts'
import { clampFrame, moveFrame } from './crop-frame.ts'
import type { CropFrame, Size } from './crop-frame.ts'
import { drawKeptPart } from './cut-picture.ts'

export interface CropAreaProps {
  readonly picture: ImageBitmap
  readonly size: Size
  readonly round: boolean
  readonly crop: CropFrame
  readonly onChange: (crop: CropFrame) => void
}

const keyStep = 12
const moves: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-keyStep, 0]],
  ['ArrowRight', [keyStep, 0]],
  ['ArrowUp', [0, -keyStep]],
  ['ArrowDown', [0, keyStep]],
])
const zooms: ReadonlyMap<string, number> = new Map([
  ['+', 0.1],
  ['=', 0.1],
  ['-', -0.1],
])

/** The cropped picture, moved by dragging or arrow keys, zoomed by wheel, plus and minus. */
export function CropArea({ picture, size, round, crop, onChange }: CropAreaProps) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawKeptPart(canvas.current, picture, crop)
  }, [picture, crop])
  const zoom = (by: number) => onChange(clampFrame(picture, size, { ...crop, zoom: crop.zoom + by }))
  const onKeyDown = (event: KeyboardEvent) => {
    const [move, step] = [moves.get(event.key), zooms.get(event.key)]
    if (move) onChange(moveFrame(picture, size, crop, move))
    else if (step !== undefined) zoom(step)
    else return
    event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return
    const scale = size.width / event.currentTarget.clientWidth
    onChange(moveFrame(picture, size, crop, [-event.movementX * scale, -event.movementY * scale]))
  }
  const attributes = { role: 'application', 'aria-label': text('renderer.image.area'), tabIndex: 0 }
  return (
    <Area
      {...attributes}
      ref={canvas}
      width={size.width}
      height={size.height}
      data-round={round || undefined}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onWheel={(event: WheelEvent) => zoom(event.deltaY < 0 ? 0.08 : -0.08)}
    />
  )
}

const Area = styled('canvas')(({ theme }) => ({
  display: 'block',
  width: 'min(300px, 100%)',
  margin: '4px auto 0',
  borderRadius: theme.vars?.shape.borderRadius,
  cursor: 'grab',
  touchAction: 'none',
  boxShadow: `0 0 0 1px ${theme.vars?.palette.divider}`,
  '&:active': { cursor: 'grabbing' },
  '&[data-round]': { borderRadius: '50%' },
}))
