export const MCP_HELP = `Lets an agent read statements on this machine: a server of the Model Context Protocol on standard input and output.

Usage
  extracto mcp FOLDERS [options]

  Only files in these folders and below can be read, and nothing is written. An agent gets four tools: list_files names what
  there is, convert_file reads a statement, verify_result checks a result by its own arithmetic, query_transactions finds
  and sums transactions. Results are resources, and two prompts reconcile a month and name what is missing.

Options
  --passwords FILE   JSON: file name → password, so that no password stands in a conversation
  --help             this text

Examples
  extracto mcp ~/statements
  extracto mcp ~/statements ~/results --passwords passwords.json

What an agent is given goes to whoever runs its model.
`;
