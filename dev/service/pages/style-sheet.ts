/** Styles of all pages. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1d2129, #eceef2);
  --soft: light-dark(#5b6472, #a5adba);
  --ground: light-dark(#f3f4f7, #14171c);
  --card: light-dark(#ffffff, #1e2229);
  --line: light-dark(#c9ced8, #3d4450);
  --accent: light-dark(#1757c2, #7fb0ff);
  --on-accent: light-dark(#ffffff, #0d1420);
  --bad: light-dark(#b3261e, #ff9d94);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 24px 16px 48px;
  max-width: 480px;
  background: var(--ground);
  color: var(--text);
  font: 16px/1.5 system-ui, sans-serif;
}
header p { margin: 0 0 12px; color: var(--soft); font-weight: 600; }
main {
  padding: 24px;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 12px;
}
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
h2 { margin: 32px 0 8px; font-size: 18px; }
p, ul { margin: 0 0 12px; }
ul { padding-left: 20px; }
form { margin: 0; }
label { display: block; margin: 12px 0 4px; font-weight: 600; }
label.choice { display: flex; gap: 8px; margin: 6px 0; font-weight: 400; }
label.choice small { display: block; color: var(--soft); }
input[type='text'], input[type='password'], input[type='email'] {
  width: 100%;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
}
fieldset { margin: 12px 0 0; padding: 0; border: 0; }
input + .soft, code + .soft { margin-top: 4px; }
form + p { margin-top: 16px; }
legend { padding: 0; font-weight: 600; }
button {
  margin: 16px 8px 0 0;
  padding: 10px 18px;
  border: 1px solid var(--accent);
  border-radius: 8px;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.second { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code {
  display: block;
  padding: 10px 12px;
  border: 1px dashed var(--line);
  border-radius: 8px;
  overflow-wrap: anywhere;
  user-select: all;
}
ul.shared {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 16px;
  padding: 0;
  list-style: none;
}
figure { margin: 0; overflow-wrap: anywhere; }
figure img { display: block; width: 100%; height: auto; border-radius: 8px; }
figcaption { margin-top: 4px; font-size: 14px; line-height: 1.35; }
figcaption small { display: block; color: var(--soft); }
a { color: var(--accent); }
.soft { color: var(--soft); }
.bad { color: var(--bad); font-weight: 600; }
`
