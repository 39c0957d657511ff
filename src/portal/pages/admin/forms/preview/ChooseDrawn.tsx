import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'
import type { DrawnItems } from './drawn-items.ts'

interface ChooseDrawnProps {
  readonly drawn: readonly DrawnItems[]
  /** What the panel has open. */
  readonly path: PartPath | undefined
  readonly onOpen: (path: PartPath) => void
  readonly children: ReactNode
}

/** What is drawn leads nowhere: a press opens the item that was pressed in the panel, which marks what it has open. */
export function ChooseDrawn({ drawn, path, onOpen, children }: ChooseDrawnProps) {
  const holder = useRef<HTMLDivElement>(null)
  const open = path?.join('/')
  // Where an item is drawn is known once it is drawn.
  useLayoutEffect(() => {
    for (const { element, path: way } of elementsOf(holder.current, drawn)) {
      element.toggleAttribute('data-open', open !== undefined && `${open}/`.startsWith(`${way.join('/')}/`))
    }
  })
  const choose = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const { target } = event
    const pressed = elementsOf(holder.current, drawn).find(
      ({ element }) => target instanceof Node && element.contains(target),
    )
    if (pressed) onOpen(pressed.path)
  }
  return (
    <Drawn ref={holder} onClickCapture={choose}>
      {children}
    </Drawn>
  )
}

function elementsOf(holder: HTMLElement | null, drawn: readonly DrawnItems[]) {
  return drawn.flatMap(({ selector, paths }) =>
    [...(holder?.querySelectorAll(selector) ?? [])].flatMap((element, i) => {
      const { [i]: path } = paths
      return path === undefined ? [] : [{ element, path }]
    }),
  )
}

const Drawn = styled('div')({
  '& [data-open]': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    borderRadius: 'var(--mui-shape-borderRadius)',
  },
})
