export type Theme = 'light' | 'dark'
/** Figma's colour variables without their `--figma-color-` prefix. */
export declare function figmaColors(theme: Theme): Record<string, string>
/** The contents of `<style id="figma-style">`. */
export declare function figmaStyle(theme: Theme): string
