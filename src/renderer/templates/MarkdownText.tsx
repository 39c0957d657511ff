import { Markdown } from 'markdown-to-jsx/react'
import type { ReactNode } from 'react'

interface LinkProps {
  readonly href?: string
  readonly children?: ReactNode
}

/** A link to elsewhere opens a page of its own, so that what is filled in stays. */
function TextLink({ href, children }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

/** The page's own headings are the form's; a heading inside an explanation is only emphasised. */
function TextHeading({ children }: { readonly children?: ReactNode }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  )
}

const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, TextHeading]))

/** Pictures of other sites would be blocked, and would tell them who reads the form: their description is shown. */
const PictureText = ({ alt = '' }: { readonly alt?: string }) => alt

const options = {
  disableParsingRawHTML: true,
  overrides: { ...headings, a: TextLink, img: PictureText },
} as const

/** Markdown without HTML: what looks like an element stays text. Addresses that run code are dropped by the library. */
export function MarkdownText({ text }: { readonly text: string }) {
  return <Markdown options={options}>{text}</Markdown>
}
