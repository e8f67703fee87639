/** An envelope with a tick. */
export function LetterDrawing() {
  return (
    <svg viewBox="0 0 160 96" className="h-24 w-40" aria-hidden="true" fill="none" strokeLinecap="round">
      <ellipse cx="80" cy="90" rx="46" ry="4" className="fill-sunken" />
      <rect
        x="36"
        y="20"
        width="88"
        height="60"
        rx="7"
        className="fill-accent-soft stroke-accent"
        strokeWidth="2"
      />
      <path d="m38 26 42 31 42-31" className="stroke-accent" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="122" cy="24" r="13" className="fill-raised stroke-celebrate" strokeWidth="2" />
      <path d="m116 24 4.5 4.5 8-9" className="stroke-celebrate" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
