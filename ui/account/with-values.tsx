import type { ComponentChildren } from 'preact'

interface Props {
  /** With `{name}` where a value goes, such as an element. */
  text: string
  values: Record<string, ComponentChildren>
}

export function WithValues({ text, values }: Props) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? values[part] : part))
}
