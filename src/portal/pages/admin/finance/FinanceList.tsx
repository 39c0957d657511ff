import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { StepPages } from '../../../ui/StepPages.tsx'
import { atPlace } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'

interface FinanceFile {
  readonly address: string
  readonly filters?: URLSearchParams
  readonly name: string
}

interface FinanceListProps extends FinanceViewProps {
  /** How much there is on all pages, in words. */
  readonly count: string
  /** Takes the focus where the row that had it is gone. */
  readonly countRef?: Ref<HTMLOutputElement>
  /** Where its file is, and what it is called; undefined where there is nothing to save. */
  readonly file?: FinanceFile | undefined
  readonly previous?: string | null
  readonly next?: string | null
  /** The rows of the page, or what is shown instead. */
  readonly children: ReactNode
}

/** A list of the finance desk: what there is, its file, and the way to its other pages. */
export function FinanceList(props: FinanceListProps) {
  const { search, onGo, count, countRef, file, previous = null, next = null, children } = props
  return (
    <>
      <Box sx={headStyle}>
        <Typography
          ref={countRef}
          component="output"
          tabIndex={-1}
          variant="body2"
          color="textSecondary"
          sx={{ flex: '1 1 12rem', minWidth: 0 }}
        >
          {count}
        </Typography>
        {file && <ExportMenu address={file.address} filters={file.filters} fileName={file.name} />}
      </Box>
      {children}
      <StepPages
        onPrevious={previous === null ? undefined : () => onGo(atPlace(search, 'before', previous))}
        onNext={next === null ? undefined : () => onGo(atPlace(search, 'after', next))}
      />
    </>
  )
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2, pb: 2 } as const
