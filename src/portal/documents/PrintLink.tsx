import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'

/** Links to the printed profile; on a narrow screen an icon beside the heading. */
export function PrintLink() {
  const label = useText()('portal.document.print')
  return (
    <Button component={Link} to="/profile/document" aria-label={label} variant="outlined" sx={linkStyle}>
      <PrintIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  )
}

const linkStyle = { gap: 1, minWidth: 44, px: { xs: 1, sm: 2.5 } } as const

interface PrintTabLinkProps {
  /** The id of one of the profile's tabs. */
  readonly tab: string
}

/** Links to the printed version of one of the profile's tabs. */
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
