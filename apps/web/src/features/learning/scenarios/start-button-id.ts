/** The id of the button that starts a scenario: where the focus returns to when the player closes. */
export function startButtonId(scenarioId: number): string {
  return `start-scenario-${scenarioId}`;
}
