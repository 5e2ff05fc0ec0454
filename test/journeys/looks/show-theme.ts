import type { Frame } from 'playwright-core'
import {
  figmaStyle,
  modeOf,
  type PanelTheme
} from '../../../dev/figma/frames/figma-style.ts'

/** Sets the variables of a theme in the panel, as the editor does. */
export async function showTheme(
  panel: Frame,
  theme: PanelTheme
): Promise<void> {
  await panel.evaluate(
    ([css, mode]) => {
      const still = new CSSStyleSheet()
      still.replaceSync(
        '* { animation: none !important; transition: none !important }'
      )
      document.adoptedStyleSheets = [still]
      const style = document.getElementById('figma-style')
      if (!style) throw new Error('The panel has no theme.')
      style.textContent = css
      document.documentElement.className = `figma-${mode}`
    },
    [figmaStyle(theme), modeOf(theme)] as const
  )
}
