import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'

/** Leads to the profile as it is printed. */
export function PrintLink() {
  const text = useText()
  return (
    <Button component={Link} to="/profile/document" startIcon={<PrintIcon />} variant="outlined">
      {text('portal.document.print')}
    </Button>
  )
}

interface PrintTabLinkProps {
  /** The id of one of the profile's tabs. */
  readonly tab: string
}

/** Leads to what a tab of the profile holds, as it is printed. */
export function PrintTabLink({ tab }: PrintTabLinkProps) {
  const label = useText()('portal.document.print-section')
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={`/profile/document/${encodeURIComponent(tab)}`} aria-label={label}>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  )
}
