// Empty: its target only precompiles headers.
