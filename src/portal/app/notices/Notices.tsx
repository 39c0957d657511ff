import Portal from '@mui/material/Portal'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { keepAnnounced } from '../../../renderer/feedback/keep-announced.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'

/**
 * Notices for every page, at the bottom of the window. The page reserves their height below its content, and dialogs
 * end above them (`--rg-foot`).
 */
export function Notices({ children }: { readonly children?: ReactNode }) {
  return (
    <Portal>
      <Foot ref={keepInSight}>
        {children}
        <ConnectionNotice />
      </Foot>
    </Portal>
  )
}

function keepInSight(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined
  let reserved = 0
  const observer = new ResizeObserver(() => {
    // It is observed once before it has anything to show. A property of the root restyles every element.
    if (foot.offsetHeight === reserved) return
    reserved = foot.offsetHeight
    document.body.style.paddingBlockEnd = `${reserved}px`
    document.documentElement.style.setProperty('--rg-foot', `${reserved}px`)
  })
  observer.observe(foot)
  const conceal = keepAnnounced(foot)
  return () => {
    observer.disconnect()
    conceal?.()
  }
}

const Foot = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.snackbar,
}))
