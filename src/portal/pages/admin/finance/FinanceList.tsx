import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { SaveFileButton } from '../../../documents/SaveFileButton.tsx'
import { StepPages } from '../../../ui/StepPages.tsx'
import { atPlace } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'

interface FinanceListProps extends FinanceViewProps {
  /** How much there is on all pages, in words. */
  readonly count: string
  /** Where its file is, and what it is called; undefined where there is nothing to save. */
  readonly file?: { readonly address: string; readonly name: string } | undefined
  readonly previous?: string | null
  readonly next?: string | null
  /** The rows of the page, or what is shown instead. */
  readonly children: ReactNode
}

/** A list of the finance desk: what there is, its file, and the way to its other pages. */
export function FinanceList(props: FinanceListProps) {
  const { search, onGo, count, file, previous = null, next = null, children } = props
  const text = useText()
  return (
    <>
      <Box sx={headStyle}>
        <Typography component="output" variant="body2" color="textSecondary" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          {count}
        </Typography>
        {file && (
          <SaveFileButton label={text('portal.export.csv')} address={file.address} fileName={`${file.name}.csv`} />
        )}
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
