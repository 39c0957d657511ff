import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTheme } from '@mui/material/styles'
import { contrastRatio } from '../../src/engine/color/contrast.ts'

const brandColors = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning'] as const
/** In steps of the theme, as `gap: 2`. */
const spacing = [0.5, 1, 1.5, 2, 3, 5] as const
const typeScale = ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption'] as const

/** Colours, type, shape and spacing of an organisation's theme, with the guaranteed contrasts. */
function Tokens() {
  const theme = useTheme()
  return (
    <Stack component="main" sx={{ gap: 5, maxWidth: 1040 }}>
      <Typography variant="h1">Tokens</Typography>
      <Group title="Colours">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
          {brandColors.map((name) => (
            <Swatch key={name} name={name} color={theme.palette[name]} />
          ))}
        </Box>
      </Group>
      <Group title="Type">
        <Stack sx={{ gap: 1.5 }}>
          {typeScale.map((variant) => (
            <Stack key={variant} direction="row" sx={{ alignItems: 'baseline', gap: 3, flexWrap: 'wrap' }}>
              <Typography variant="caption" sx={{ width: 80 }}>
                {variant}
              </Typography>
              <Typography variant={variant} component="p">
                Registered professionals
              </Typography>
            </Stack>
          ))}
        </Stack>
      </Group>
      <Group title="Spacing">
        <Stack sx={{ gap: 1 }}>
          {spacing.map((steps) => (
            <Stack key={steps} direction="row" sx={{ alignItems: 'center', gap: 3 }}>
              <Typography variant="caption" sx={{ width: 80 }}>
                {steps} · {theme.spacing(steps)}
              </Typography>
              <Box sx={{ height: 16, width: theme.spacing(steps), bgcolor: 'primary.main', borderRadius: 0.5 }} />
            </Stack>
          ))}
        </Stack>
      </Group>
      <Group title="Shape and actions">
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained">Contained</Button>
          <Button variant="outlined">Outlined</Button>
          <Button>Text</Button>
          <Button variant="contained" color="secondary">
            Secondary
          </Button>
          <Button variant="contained" color="error">
            Remove
          </Button>
          <Button variant="contained" disabled>
            Disabled
          </Button>
          <Typography variant="body2">Radius {theme.shape.borderRadius} px</Typography>
        </Stack>
      </Group>
    </Stack>
  )
}

interface SwatchProps {
  readonly name: string
  readonly color: { main: string; contrastText: string; text: string; soft: string }
}

function Swatch({ name, color }: SwatchProps) {
  return (
    <Box sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      <Box sx={{ p: 2, bgcolor: color.main, color: color.contrastText }}>
        <Typography component="p">{name}</Typography>
        <Typography variant="body2">
          {color.main} · {contrastRatio(color.contrastText, color.main).toFixed(1)}:1
        </Typography>
      </Box>
      <Box sx={{ p: 2, bgcolor: color.soft, color: color.text }}>
        <Typography variant="body2">
          text {color.text} · {contrastRatio(color.text, color.soft).toFixed(1)}:1
        </Typography>
      </Box>
    </Box>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      {children}
    </section>
  )
}

export default { title: 'Design/Tokens' }

export const Current = { render: () => <Tokens /> }
