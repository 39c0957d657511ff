import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

interface StoryLinkProps {
  /** A story's id, as in the address of Storybook. */
  readonly to: string
  readonly children: ReactNode
}

/** Opens another story in Storybook, which is around the frame of this one. */
export function StoryLink({ to, children }: StoryLinkProps) {
  return (
    <Link href={`./?path=/story/${to}`} target="_top">
      {children}
    </Link>
  )
}
