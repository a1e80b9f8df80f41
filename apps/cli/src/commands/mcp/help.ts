export const MCP_HELP = `Lets an agent read statements on this machine: a server of the Model Context Protocol on standard input and output.

Usage
  extracto mcp FOLDERS [options]

  Only files in these folders and below can be read, and nothing is written. An agent gets four tools: list_files lists the files,
  convert_file reads a statement, verify_result checks a result, query_transactions finds and sums transactions. Results are
  resources, and two prompts reconcile a month and find missing statements.

Options
  --passwords FILE   JSON: file name → password, so that no conversation needs a password
  --help             this text

Examples
  extracto mcp ~/statements
  extracto mcp ~/statements ~/results --passwords passwords.json

The operator of the agent’s model sees everything that the agent reads.
`;
