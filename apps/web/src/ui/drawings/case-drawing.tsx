const line = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A case and its question: a monitor's trace on one sheet, options with one ticked on the other. */
export function CaseDrawing({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 480 260" className={className} aria-hidden="true" fill="none">
      <ellipse cx="240" cy="246" rx="196" ry="7" className="fill-sunken" />
      <g className="stroke-border">
        <rect x="28" y="22" width="262" height="200" rx="14" strokeWidth="2" className="fill-raised" />
      </g>
      <rect x="46" y="40" width="226" height="78" rx="8" className="fill-accent-soft" />
      <path
        d="M58 84h34l7-10 8 10h10l7-30 11 50 8-20h16l7-10 8 10h10l7-30 11 50 8-20h40"
        className="stroke-accent"
        {...line}
      />
      <g className="stroke-muted" opacity="0.45" {...line} strokeWidth={5}>
        <path d="M48 142h62M48 160h44" />
        <path d="M48 186h150M48 204h118" />
      </g>
      <g className="fill-sunken stroke-border" strokeWidth="1.5">
        <rect x="126" y="132" width="46" height="38" rx="6" />
        <rect x="180" y="132" width="46" height="38" rx="6" />
      </g>
      <path
        d="M149 158c-9-6-11-10-8.5-13.5 2.5-3 6.5-2 8.5 1 2-3 6-4 8.5-1 2.5 3.5.5 7.5-8.5 13.500z"
        className="stroke-celebrate"
        {...line}
      />
      <path
        d="M203 142c5 6 7 9.5 7 12.500a7 7 0 0 1-14 0c0-3 2-6.5 7-12.500z"
        className="stroke-accent"
        {...line}
      />
      <rect
        x="236"
        y="74"
        width="216"
        height="160"
        rx="14"
        strokeWidth="2"
        className="fill-raised stroke-border"
      />
      <path d="M256 98h120" className="stroke-text" opacity="0.7" {...line} strokeWidth={6} />
      <g strokeWidth="1.75">
        <rect x="254" y="116" width="180" height="28" rx="6" className="fill-surface stroke-border" />
        <rect x="254" y="152" width="180" height="28" rx="6" className="fill-accent-soft stroke-accent" />
        <rect x="254" y="188" width="180" height="28" rx="6" className="fill-surface stroke-border" />
      </g>
      <g className="stroke-muted" opacity="0.5" {...line} strokeWidth={4}>
        <path d="M286 130h96M286 202h112" />
      </g>
      <path d="M286 166h84" className="stroke-accent" {...line} strokeWidth={4} />
      <g className="stroke-border-strong" strokeWidth="2">
        <circle cx="270" cy="130" r="6" />
        <circle cx="270" cy="202" r="6" />
      </g>
      <circle cx="270" cy="166" r="7" className="fill-accent" />
      <path d="m267 166 2.2 2.2 4-4.4" className="stroke-on-accent" {...line} />
      <circle cx="446" cy="66" r="25" className="fill-raised stroke-border" strokeWidth="2" />
      <path d="M446 51a15 15 0 1 0 15 15" className="stroke-accent" {...line} strokeWidth={5} />
      <circle cx="457" cy="55" r="4.5" className="fill-celebrate" />
    </svg>
  );
}
