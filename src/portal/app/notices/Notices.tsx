import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ConnectionNotice } from './ConnectionNotice.tsx'

/**
 * Notices for every page, at the bottom of the window. The page reserves their height below its content, and dialogs
 * end above them (`--rg-foot`).
 */
export function Notices({ children }: { readonly children?: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() => {
      const height = `${current.offsetHeight}px`
      document.body.style.paddingBlockEnd = height
      document.documentElement.style.setProperty('--rg-foot', height)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <Foot ref={element}>
      {children}
      <ConnectionNotice />
    </Foot>
  )
}

const Foot = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.snackbar,
}))
