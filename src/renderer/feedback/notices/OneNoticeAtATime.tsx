import { useState } from 'react'
import type { ReactNode } from 'react'
import { NoticeBoard } from './notice-board.ts'
import { NoticeContext } from './notice-context.ts'

/** Within it, one notice is shown at a time. */
export function OneNoticeAtATime({ children }: { readonly children: ReactNode }) {
  const [board] = useState(() => new NoticeBoard())
  return <NoticeContext value={board}>{children}</NoticeContext>
}
