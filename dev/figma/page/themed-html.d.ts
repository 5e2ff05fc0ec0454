import { type Theme } from './figma-style.ts'
/**
 * The panel's HTML with Figma's colour variables and theme class, as
 * `themeColors` adds them, ready before the plugin's first script runs.
 */
export declare function themedHtml(html: string, theme: Theme): string
