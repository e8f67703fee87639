/** A corridor sign that points nowhere. */
export function SignpostDrawing() {
  return (
    <svg viewBox="0 0 160 96" className="h-24 w-40" aria-hidden="true" fill="none" strokeLinecap="round">
      <ellipse cx="80" cy="90" rx="44" ry="4" className="fill-sunken" />
      <path d="M80 12v76" className="stroke-accent" strokeWidth="3" />
      <path
        d="M44 18h62l12 11-12 11H44z"
        className="fill-accent-soft stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M114 48H60l-11 10 11 10h54z"
        className="fill-raised stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M58 29h30" className="stroke-accent" strokeWidth="2" opacity="0.5" />
      <path d="M76 55a4 4 0 1 1 5 4c-1 .4-1 1-1 2" className="stroke-celebrate" strokeWidth="2" />
      <circle cx="80" cy="64" r="1.2" className="fill-celebrate" />
    </svg>
  );
}
