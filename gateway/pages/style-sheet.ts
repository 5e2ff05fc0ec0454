/** Inlined in each page and allowed by its hash. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c1d21, #f1f1f3);
  --soft: light-dark(#585b66, #b3b6c2);
  --ground: light-dark(#f4f4f6, #17181b);
  --card: light-dark(#ffffff, #222327);
  --line: light-dark(#d3d5dc, #43454d);
  --accent: light-dark(#0a5fd1, #85b8ff);
  --on-accent: light-dark(#ffffff, #0d1726);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 32rem;
  padding: 2rem 1rem;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
header { margin-bottom: 0.75rem; color: var(--soft); font-weight: 600; }
main {
  padding: 1.5rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--card);
}
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; }
p, ul, ol { margin: 0 0 1rem; }
form { margin: 0; }
button, a.button {
  display: inline-block;
  padding: 0.625rem 1.25rem;
  border: 1px solid var(--accent);
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
button.quiet { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.code {
  display: block;
  margin: 0 0 1rem;
  padding: 1rem;
  border: 1px dashed var(--line);
  border-radius: 0.5rem;
  font: 600 2rem/1.2 ui-monospace, monospace;
  letter-spacing: 0.25em;
  text-align: center;
  user-select: all;
  -webkit-user-select: all;
}
.warning { font-weight: 600; }
.soft { color: var(--soft); }
`
